import type { Language } from "#contract/languages.ts";
import { haptic } from "../telegram/telegram.ts";
import styles from "./LanguageSwitch.module.css";

export interface LanguageOption {
  value: Language;
  /** Two or three letters for the switch itself. */
  short: string;
  /** The language's name in the language itself. */
  name: string;
}

interface LanguageSwitchProps {
  /** What the switch is for, for those who don't see it. */
  label: string;
  options: readonly LanguageOption[];
  chosen: string;
  onChoose(language: Language): void;
}

/** All languages of an app side by side, where they are two or three. */
export function LanguageSwitch({ label, options, chosen, onChoose }: LanguageSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this acts at once.
    <div role="group" aria-label={label} className={styles.switch}>
      {options.map(({ value, short, name }) => (
        <button
          key={value}
          type="button"
          lang={value}
          aria-label={name}
          aria-pressed={value === chosen}
          onClick={() => {
            haptic("change");
            onChoose(value);
          }}
        >
          <span>{short}</span>
        </button>
      ))}
    </div>
  );
}
