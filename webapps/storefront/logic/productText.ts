interface Titled {
  title: string;
  title_hi: string | null;
}

interface Named {
  name: string;
  name_hi: string | null;
}

/** A product's title in a language; English where it isn't translated. */
export const titleOf = ({ title, title_hi }: Titled, language: string): string =>
  (language === "hi" && title_hi) || title;

/** The name of a category, or of a product as search gives it; English where it isn't translated. */
export const nameOf = ({ name, name_hi }: Named, language: string): string =>
  (language === "hi" && name_hi) || name;

const grouping = new Intl.NumberFormat("en-US");

/** How many rated, sold or wrote, grouped the English way: `6,134`. */
export const formatCount = (count: number): string => grouping.format(count);
