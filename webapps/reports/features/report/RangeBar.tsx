import { useState } from "react";
import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { lazyOverlay } from "#webapps/shared/ui/lazyOverlay.tsx";
import { useText } from "../../locales/useText.ts";
import { QuickRanges } from "./QuickRanges.tsx";
import styles from "./RangeBar.module.css";
import type { RangeProps } from "./rangeProps.ts";
import { RefreshButton } from "./RefreshButton.tsx";
import { useRangeWords } from "./useRangeWords.ts";

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
