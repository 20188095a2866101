/** STRING is free text (≤ 80 letters), BOOLEAN a switch, ENUM a choice; options are parallel lists. `key` is fixed within the category. */
export interface ParameterSeed {
  key: string;
  type: "STRING" | "BOOLEAN" | "ENUM";
  ru: string;
  uz: string;
  options?: readonly { ru: string; uz: string }[];
}

/** `link` is the fixed key, the address and the icon's name. Parameters are inherited by children. */
export interface CategorySeed {
  link: string;
  ru: string;
  uz: string;
  hi: string;
  parameters?: readonly ParameterSeed[];
  children?: readonly CategorySeed[];
}
