const formats = new Map(
  ["ru", "en"].map((language) => [
    language,
    new Intl.NumberFormat(language === "ru" ? "ru-RU" : "en-IN", {
      style: "currency",
      currency: "INR",
      maximumFractionDigits: 0,
    }),
  ]),
);

/** Whole rupees as the reader's language writes them: `₹1,299`, `1 299 ₹`. */
export const rupees = (amount: number, language: string): string =>
  formats.get(language)?.format(amount) ?? `₹${amount}`;
