import { SegmentedControl } from "@telegram-apps/telegram-ui/dist/components/Navigation/SegmentedControl/SegmentedControl";
import type { Language } from "#contract/languages.ts";
import type { LanguageOption } from "../language/languageOptions.ts";
import { haptic } from "../telegram/telegram.ts";
import styles from "./LanguageSwitch.module.css";

interface LanguageSwitchProps {
  /** The purpose of the switch, for people who don't see it. */
  label: string;
  options: readonly LanguageOption[];
  chosen: string;
  onChoose(language: Language): void;
}

/** All languages of an app side by side, where they are two or three. */
export function LanguageSwitch({ label, options, chosen, onChoose }: LanguageSwitchProps) {
  return (
    <SegmentedControl role="group" aria-label={label} className={styles.switch}>
      {options.map(({ value, short, name }) => (
        <SegmentedControl.Item
          key={value}
          role="button"
          type="button"
          lang={value}
          aria-label={name}
          aria-pressed={value === chosen}
          selected={value === chosen}
          onClick={() => {
            haptic("change");
            onChoose(value);
          }}
        >
          {short}
        </SegmentedControl.Item>
      ))}
    </SegmentedControl>
  );
}
