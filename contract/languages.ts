/** Languages people may choose; each app speaks some of them, the bot all. */
export const languages = ["ru", "uz", "en", "hi"] as const;
export type Language = (typeof languages)[number];

/** The languages of each app. The first stands in where none of a person's own is among them. */
export const appLanguages = {
  classifieds: ["ru", "uz"],
  storefront: ["en", "hi"],
  reports: ["ru", "en"],
} as const satisfies Record<string, readonly Language[]>;

interface LanguageFacts {
  /** As its own people write it, whole and in two or three letters. */
  name: string;
  short: string;
  /** As the heads of pages name it. */
  locale: string;
  /** Places and categories have names in three languages: which of them its people read. */
  namesIn: "ru" | "uz" | "hi";
  /** The app that its people most likely came for. */
  firstApp: "market" | "shop";
}

export const languageFacts: Record<Language, LanguageFacts> = {
  ru: { name: "Русский", short: "RU", locale: "ru_RU", namesIn: "ru", firstApp: "market" },
  uz: { name: "Oʻzbekcha", short: "UZ", locale: "uz_UZ", namesIn: "uz", firstApp: "market" },
  en: { name: "English", short: "EN", locale: "en_IN", namesIn: "uz", firstApp: "shop" },
  hi: { name: "हिन्दी", short: "हि", locale: "hi_IN", namesIn: "hi", firstApp: "shop" },
};

/** The language itself when it is one of ours, else undefined; takes full tags such as `uz-Latn-UZ`. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const short = tag?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === short);
}

/** Whether what is kept in Russian and Uzbek alone is read in Russian by who speaks this language. */
export function readsRussian(tag: string): boolean {
  const language = toLanguage(tag);
  return language !== undefined && languageFacts[language].namesIn === "ru";
}

/** The one of these languages that comes after another, the first one after the last. */
export function languageAfter<Known extends Language>(
  language: string,
  known: readonly [Known, ...Known[]],
): Known {
  const all: readonly string[] = known;
  return known[all.indexOf(language) + 1] ?? known[0];
}
