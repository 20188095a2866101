import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatDay } from "#webapps/shared/format/formats.ts";
import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import chips from "#webapps/shared/ui/Chip.module.css";
import { fadeStrip } from "#webapps/shared/ui/fadeStrip.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";
import { useText } from "../../locales/useText.ts";
import { type DayRange, quickNamesOf, quickRanges, rangeFor } from "../days/range.ts";
import { reportKey } from "../figures/reports.ts";
import styles from "./RangeBar.module.css";
import type { RangeProps } from "./RangeSheet.tsx";

/** A range in words: `22 ноября`, or `1 ноября – 22 ноября`. */
function useRangeWords({ start, end }: DayRange): string {
  const { language } = useText();
  const words = (day: string) => formatDay(`${day}T12:00:00`, language);
  return start === end ? words(start) : `${words(start)} – ${words(end)}`;
}

/** The ranges that are asked for most, at one tap. */
function QuickRanges({ range, today, onChoose }: RangeProps) {
  const { t } = useText();
  const names = quickNamesOf(range, today);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and this acts at once.
    <div ref={fadeStrip} role="group" aria-label={t("range.quick")} className={styles.quick}>
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

/** Reads everything on the page again. The old figures stay until the new ones come. */
function RefreshButton() {
  const { t } = useText();
  const client = useQueryClient();
  const isBusy = useIsFetching({ queryKey: [reportKey] }) > 0;
  return (
    <IconButton
      icon="renew"
      label={t("refresh")}
      look="fill"
      aria-busy={isBusy}
      className={styles.refresh ?? ""}
      onClick={() => void client.invalidateQueries({ queryKey: [reportKey] })}
    />
  );
}

const loadSheet = freshImport(() => import("./RangeSheet.tsx"));
/** The calendar, which the quick ranges mostly spare. */
const RangeSheet = lazyOverlay(async () => (await loadSheet()).RangeSheet);

/** The days that the report is about, always in reach: a calendar and the ranges that are asked for most. */
export function RangeBar(props: RangeProps) {
  const { t } = useText();
  const [isChoosing, setChoosing] = useState(false);
  const words = useRangeWords(props.range);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.days}
        aria-haspopup="dialog"
        aria-label={`${t("range.label")}: ${words}`}
        onPointerEnter={() => void RangeSheet.preload()}
        onClick={() => setChoosing(true)}
      >
        <Icon name="calendar" />
        <span>{words}</span>
      </button>
      <QuickRanges {...props} />
      <RefreshButton />
      {isChoosing && <RangeSheet {...props} onClose={() => setChoosing(false)} />}
    </div>
  );
}
