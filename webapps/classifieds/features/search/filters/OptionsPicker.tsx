import { Checkbox } from "@telegram-apps/telegram-ui/dist/components/Form/Checkbox/Checkbox";
import { useState } from "react";
import { FILTER_OPTIONS_MAX } from "#contract/limits.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import { foldName } from "../../ui/foldName.ts";
import picker from "../../ui/Picker.module.css";
import { PickerFilter } from "../../ui/PickerFilter.tsx";
import overlay from "./FiltersOverlay.module.css";
import { useFiltersText } from "./locales/useFiltersText.ts";
import styles from "./OptionsPicker.module.css";
import type { Option } from "./parameterWords.ts";

interface OptionsPickerProps {
  title: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (values: string[]) => void;
  onClose: () => void;
}

/** Several choices of a list. They count once they are confirmed; closing leaves what was. */
export function OptionsPicker({ title, options, chosen, onChange, onClose }: OptionsPickerProps) {
  const { t } = useFiltersText();
  const [values, setValues] = useState(chosen);
  const [words, setWords] = useState("");
  const found = findOptions(options, words);
  const isFull = values.length >= FILTER_OPTIONS_MAX;

  function toggle(value: string) {
    haptic("change");
    setValues(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  }

  return (
    <Overlay
      kind="full"
      title={title}
      action={
        values.length > 0 && (
          <button type="button" className={overlay.reset} onClick={() => setValues([])}>
            {t("filters.clear")}
          </button>
        )
      }
      onClose={onClose}
    >
      <div className={styles.page}>
        <OptionField options={options} words={words} onChange={setWords} />
        <fieldset className={`${picker.list} ${styles.options}`} aria-label={title}>
          {found.map(({ value, label }) => (
            <Row
              key={value}
              Component="label"
              label={label}
              after={
                <Checkbox
                  aria-label={label}
                  checked={values.includes(value)}
                  disabled={isFull && !values.includes(value)}
                  onChange={() => toggle(value)}
                />
              }
            />
          ))}
        </fieldset>
        {found.length === 0 && <p className={picker.nothing}>{t("filters.nothing")}</p>}
        <div className={overlay.bar}>
          <ActionButton
            className={styles.done}
            onClick={() => {
              // In the list's own order, whatever they were tapped in.
              onChange(options.map(({ value }) => value).filter((value) => values.includes(value)));
              onClose();
            }}
          >
            {values.length > 0 ? `${t("filters.done")} · ${values.length}` : t("filters.done")}
          </ActionButton>
        </div>
      </div>
    </Overlay>
  );
}

/** A list no longer than this is seen at a glance. */
const GLANCE = 8;

/** Options whose words in any script hold those that are looked for. */
function findOptions(options: readonly Option[], words: string): Option[] {
  const wanted = foldName(words);
  return options.filter(({ label, value }) => [label, value].some((text) => foldName(text).includes(wanted)));
}

interface OptionFieldProps {
  options: readonly Option[];
  words: string;
  onChange: (words: string) => void;
}

/** Looks through a long list of options. */
function OptionField({ options, words, onChange }: OptionFieldProps) {
  const { t } = useFiltersText();
  if (options.length <= GLANCE) return null;
  return <PickerFilter words={words} label={t("filters.find")} onWrite={onChange} />;
}
