import { haptic } from "#webapps/shared/telegram/telegram.ts";
import chips from "#webapps/shared/ui/Chip.module.css";
import { tellMore } from "#webapps/shared/ui/tellMore.ts";
import { useText } from "../../locales/useText.ts";
import { quickNamesOf, quickRanges, rangeFor } from "../days/range.ts";
import styles from "./RangeBar.module.css";
import type { RangeProps } from "./rangeProps.ts";

/** The ranges that are asked for most, at one tap. */
export function QuickRanges({ range, today, onChoose }: RangeProps) {
  const { t } = useText();
  const names = quickNamesOf(range, today);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this acts at once.
    <div ref={tellMore} role="group" aria-label={t("range.quick")} className={styles.quick}>
      {quickRanges.map((quick) => (
        <button
          key={quick}
          type="button"
          className={chips.chip}
          data-on={names.includes(quick)}
          aria-pressed={names.includes(quick)}
          onClick={() => {
            haptic("change");
            onChoose(rangeFor(quick, today));
          }}
        >
          <span>{t(`range.${quick}`)}</span>
        </button>
      ))}
    </div>
  );
}
