interface Titled {
  title: string;
  title_hi: string | null;
}

interface Named {
  name: string;
  name_hi: string | null;
}

/** A text of the shop in a language; English where it isn't translated. */
export const textIn = (language: string, english: string, hindi: string | null): string =>
  (language === "hi" && hindi) || english;

/** A product's title. */
export const titleOf = ({ title, title_hi }: Titled, language: string): string =>
  textIn(language, title, title_hi);

/** The name of a category, or of a product as search gives it. */
export const nameOf = ({ name, name_hi }: Named, language: string): string => textIn(language, name, name_hi);

const grouping = new Intl.NumberFormat("en-US");

/** How many rated, sold or wrote, grouped the English way: `6,134`. */
export const formatCount = (count: number): string => grouping.format(count);
