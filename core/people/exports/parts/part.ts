/** The rows that are a person's (`$1`), each as an object of these keys (SQL); see docs/data-export.md. */
export interface Part {
  keys: Record<string, string>;
  from: string;
  order: string;
}

/** A part with a single entry. */
export type SinglePart = Omit<Part, "order">;

/** SQL: a listing by its id. */
export const listingOf = (id: string): string =>
  `(select json_build_object('link', l.link, 'name', l.name) from listings l where l.id = ${id})`;

/** SQL: a product by its id. */
export const productOf = (id: string): string =>
  `(select json_build_object('link', p.link, 'title', p.title_en) from products p where p.id = ${id})`;

/** SQL: somebody by their id. Of other people nothing is told but this. */
export const nameOf = (id: string): string => `(select first_name from users where id = ${id})`;
