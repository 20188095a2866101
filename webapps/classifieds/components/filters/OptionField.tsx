import { useFiltersText } from "../../locales/filters/useFiltersText.ts";
import picker from "../Picker.module.css";
import type { Option } from "./parameterWords.ts";

/** A list no longer than this is seen at a glance. */
const GLANCE = 8;

/** Options whose words hold those that are looked for, capitals ignored. */
export function findOptions(options: readonly Option[], words: string): Option[] {
  const wanted = words.trim().toLowerCase();
  return options.filter(({ label, value }) =>
    [label, value].some((text) => text.toLowerCase().includes(wanted)),
  );
}

export interface OptionFieldProps {
  options: readonly Option[];
  words: string;
  onChange: (words: string) => void;
}

/** Looks through a long list of options. */
export function OptionField({ options, words, onChange }: OptionFieldProps) {
  const { t } = useFiltersText();
  if (options.length <= GLANCE) return null;
  return (
    <div className={picker.filter}>
      <input
        type="search"
        value={words}
        placeholder={t("filters.find")}
        aria-label={t("filters.find")}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
