import { VIP_PLACES } from "#contract/limits.ts";
import type { PromotionReceipt } from "#contract/promotions.ts";
import { formatDay, formatNumber } from "#webapps/shared/format/formats.ts";
import { useTopText } from "./locales/useTopText.ts";
import { changeOf } from "./receipt.ts";

/** A promotion in words. */
export function useReceiptWords() {
  const { t, language } = useTopText();

  /** The name of the purchase: `Подъём просмотров ×5`. */
  function nameOf({ type, viewMultiply }: PromotionReceipt): string {
    const name = t(`top.${type}`);
    return viewMultiply === null ? name : t("receipt.topUp", { name, shown: formatNumber(viewMultiply) });
  }

  /** How it stands while it runs: days left, or its place in the ring; nothing once it is over. */
  function standOf({ isRunning, place, daysLeft }: PromotionReceipt): string | undefined {
    if (!isRunning) return undefined;
    if (place !== null) return t("receipt.place", { place, places: VIP_PLACES });
    if (daysLeft === null) return undefined;
    return t("receipt.left", { count: daysLeft, shown: formatNumber(daysLeft) });
  }

  /** Its days: `с 19 ноября`, `12 ноября – 19 ноября`. */
  function daysOf({ isRunning, startedAt, endsAt }: PromotionReceipt): string {
    const from = formatDay(startedAt, language);
    if (isRunning || endsAt === null) return t("receipt.since", { day: from });
    const to = formatDay(endsAt, language);
    return from === to ? from : t("receipt.span", { from, to });
  }

  /** The change of a count in words. */
  function changeWords(before: number, during: number): string {
    const change = changeOf(before, during);
    if (change.kind === "same") return t("receipt.same");
    const shown = formatNumber(change.by);
    return change.kind === "times"
      ? t("receipt.times", { count: change.by, shown })
      : t(`receipt.${change.kind}`, { shown });
  }

  return { t, nameOf, standOf, daysOf, changeWords };
}
