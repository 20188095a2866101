import type { CategoryParameter } from "#contract/categories.ts";
import type { Translate } from "#webapps/shared/language/texts.ts";
import { optionOf } from "../../links/filters.ts";
import { nameOf } from "../../ui/names.ts";

export interface Option {
  /** The Russian text, by which an option is asked for. */
  value: string;
  label: string;
}

/** Options of a parameter as people read them. */
export function parameterOptions(
  { enumOptions, enumOptions_uz }: CategoryParameter,
  language: string,
): Option[] {
  return enumOptions.map((value, place) => ({
    value,
    label: nameOf({ name: value, name_uz: enumOptions_uz[place] ?? "" }, language),
  }));
}

/** A filter of a parameter in words, `Марка: Samsung, Apple`; the values alone while nobody has told its name. */
export function parameterWords(
  parameter: CategoryParameter | undefined,
  texts: readonly string[],
  language: string,
  t: Translate<"listing.yes" | "listing.no">,
): string {
  if (!parameter) return texts.join(", ");
  const options = parameterOptions(parameter, language);
  const words = texts.map((text) => {
    if (parameter.type === "BOOLEAN") return t(text === "true" ? "listing.yes" : "listing.no");
    const value = optionOf(parameter, text);
    return options.find((option) => option.value === value)?.label ?? text;
  });
  return `${nameOf(parameter, language)}: ${words.join(", ")}`;
}
