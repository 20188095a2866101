/** Languages people may choose; the classifieds speak ru and uz, the storefront en and hi, the bot all four. */
export const languages = ["ru", "uz", "en", "hi"] as const;
export type Language = (typeof languages)[number];

/** The language itself when it is one of ours, else undefined; takes full tags such as `uz-Latn-UZ`. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const short = tag?.slice(0, 2).toLowerCase();
  return languages.find((language) => language === short);
}
