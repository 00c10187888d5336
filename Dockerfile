# Two steps: the libraries, by hash; then a small image that runs as nobody in particular.
FROM python:3.12-slim AS libraries
COPY requirements.txt /
RUN python -m venv /libraries \
 && /libraries/bin/pip install --no-cache-dir --require-hashes --only-binary :all: -r /requirements.txt

FROM python:3.12-slim
RUN useradd --uid 10001 --no-create-home fireside \
 && mkdir /data && chown fireside /data
COPY --from=libraries /libraries /libraries
COPY bot /fireside/bot
COPY db /fireside/db
COPY engines /fireside/engines
COPY renderer /fireside/renderer
WORKDIR /fireside
USER fireside
ENV PATH=/libraries/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/fireside.db METRICS_PORT=9464
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s \
  CMD ["python", "-m", "bot.alive"]
CMD ["python", "-m", "bot"]
