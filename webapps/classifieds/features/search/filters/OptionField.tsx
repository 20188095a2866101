import { foldName } from "../../ui/foldName.ts";
import { PickerFilter } from "../../ui/PickerFilter.tsx";
import { useFiltersText } from "./locales/useFiltersText.ts";
import type { Option } from "./parameterWords.ts";

/** A list no longer than this is seen at a glance. */
const GLANCE = 8;

/** Options whose words in any script hold those that are looked for. */
export function findOptions(options: readonly Option[], words: string): Option[] {
  const wanted = foldName(words);
  return options.filter(({ label, value }) => [label, value].some((text) => foldName(text).includes(wanted)));
}

interface OptionFieldProps {
  options: readonly Option[];
  words: string;
  onChange: (words: string) => void;
}

/** Looks through a long list of options. */
export function OptionField({ options, words, onChange }: OptionFieldProps) {
  const { t } = useFiltersText();
  if (options.length <= GLANCE) return null;
  return <PickerFilter words={words} label={t("filters.find")} onWrite={onChange} />;
}
