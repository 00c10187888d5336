# Two steps: the libraries, by hash; then a small image that runs as nobody in particular.
# The base by name follows its mends; one that was looked at is named by its digest:
#   docker build --build-arg PYTHON=python:3.12-slim@sha256:… .
ARG PYTHON=python:3.12-slim
FROM ${PYTHON} AS libraries
COPY requirements.txt /
RUN python -m venv /libraries \
 && /libraries/bin/pip install --no-cache-dir --require-hashes --only-binary :all: -r /requirements.txt

FROM ${PYTHON}
RUN useradd --uid 10001 --no-create-home fireside \
 && mkdir --mode=700 /data && chown fireside /data
COPY --from=libraries /libraries /libraries
COPY bot /fireside/bot
COPY db /fireside/db
COPY engines /fireside/engines
COPY opponents /fireside/opponents
COPY renderer /fireside/renderer
COPY pyproject.toml /fireside/
COPY tables /fireside/tables
WORKDIR /fireside
USER fireside
ENV PATH=/libraries/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/fireside.db METRICS_PORT=9464
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s \
  CMD ["python", "-m", "bot.ops.probe"]
CMD ["python", "-m", "bot"]
