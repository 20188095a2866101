import { Radio } from "@telegram-apps/telegram-ui/dist/components/Form/Radio/Radio";
import { useId } from "react";
import type { SearchFrequency } from "#contract/savedSearches.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Row } from "#webapps/shared/ui/Row.tsx";
import { useSavedText } from "./locales/useSavedText.ts";
import styles from "./SaveSheet.module.css";

const choices = [
  { value: "atOnce", label: "saved.atOnce", hint: "saved.atOnceHint" },
  { value: "daily", label: "saved.daily", hint: "saved.dailyHint" },
] as const;

/** How soon one hears of what a search finds. */
export function FrequencyChoice({
  chosen,
  onChoose,
}: {
  chosen: SearchFrequency;
  onChoose: (frequency: SearchFrequency) => void;
}) {
  const { t } = useSavedText();
  const group = useId();
  return (
    <fieldset className={styles.choices} aria-label={t("saved.frequency")}>
      {choices.map(({ value, label, hint }) => (
        <Row
          key={value}
          Component="label"
          className={styles.choice}
          label={t(label)}
          hint={t(hint)}
          after={
            <Radio
              name={group}
              aria-label={`${t(label)}. ${t(hint)}`}
              checked={chosen === value}
              onChange={() => {
                haptic("change");
                onChoose(value);
              }}
            />
          }
        />
      ))}
    </fieldset>
  );
}
