/** The rows that are a person's (`$1`), each as an object of these keys (SQL); see docs/data-export.md. */
export interface Part {
  keys: Record<string, string>;
  from: string;
  /** A part without it has a single entry. */
  order?: string;
}

/** SQL: somebody by their id. Of other people nothing is told but this. */
export const nameOf = (id: string): string => `(select first_name from users where id = ${id})`;
