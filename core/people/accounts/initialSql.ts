/** Characters that belong to the letter before them: accents, vowels of Hindi, colours of skin, and joined ones. */
const REST =
  "[\\u0300-\\u036f\\u0483-\\u0489\\u0900-\\u0903\\u093a-\\u093c\\u093e-\\u094c\\u094e\\u094f\\u0951-\\u0957\\u0962\\u0963\\ufe00-\\ufe0f\\U0001f3fb-\\U0001f3ff]|\\u094d[\\u0915-\\u0939]?|\\u200d.";

/** SQL: the first letter of a name, whole as eyes see it (`lettersOf` of the contract); "" where there is none. */
export const initialSql = (name: string): string =>
  `coalesce(substring(${name} from '^(?:[\\U0001f1e6-\\U0001f1ff]{2}|.(?:${REST})*)'), '')`;
