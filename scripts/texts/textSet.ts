/** Categories of number that a text may have a form for. */
export const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);

/** One text of a language as the rules see it. */
export interface Text {
  /** Names of what is put into it. */
  values: string[];
  /** The values whose number chooses the text's words. */
  counts: string[];
  /** Its choices by number; one with a default needs no form for what the default says. */
  plurals: { forms: string[]; hasDefault: boolean }[];
  /** Its forms that lack a value that another form of it has. */
  poorForms?: string[];
  /** The words of the text, in each of its forms. */
  said: string[];
}

/** Texts that are loaded together, in all their languages, and the folders whose code names them. */
export interface TextSet {
  name: string;
  texts: ReadonlyMap<string, ReadonlyMap<string, Text>>;
  code: readonly string[];
  /** Keys that other texts are made of. */
  quoted?: readonly string[];
}
