// The page's own words, in the language of whoever looks: one table for each, in words/.
const LANGUAGES = ["en", "fr", "it"];
const PLACE = /\{(\w+)\}/;
const tables = {};
let language = "en";
let locale = "en";

export async function learn() {
  const learned = async (it) => (tables[it] = await (await fetch(`/web/words/${it}.json`)).json());
  await Promise.all(LANGUAGES.map(learned));
}

export const short = (of) => of.slice(0, 2);

// Who reads something else reads English here.
export function speak(wanted) {
  const known = LANGUAGES.includes(short(wanted));
  [language, locale] = known ? [short(wanted), wanted] : ["en", "en"];
  document.documentElement.lang = language;
  for (const it of document.querySelectorAll("[data-words]")) it.textContent = say(it.dataset.words);
  for (const it of document.querySelectorAll("[data-label]")) it.setAttribute("aria-label", say(it.dataset.label));
}

// As dates, numbers and names of languages are written.
export const spoken = () => locale;

export function say(key, values = {}) {
  return phrase(key, values).join("");
}

// A sentence in pieces, with elements where its values go.
export function phrase(key, values = {}) {
  const words = tables[language];
  const counted = () => `${key}.${new Intl.PluralRules(language).select(values.count)}`;
  const text = words[key] ?? words[counted()] ?? words[`${key}.other`];
  return text.split(PLACE).map((it, index) => (index % 2 ? values[it] : it));
}
