import { formatNumber } from "#webapps/shared/format/formats.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import type { Line } from "./promotion.ts";

/** Describes a line of an order exactly: for how long, and how much of it is bought. */
export function useLineWords() {
  const { t } = usePromoteText();
  return ({ type, value, daysAmount }: Line): string => {
    if (type === "Vip") return t("promote.vipTerm");
    if (!value) return t("promote.days", { count: daysAmount ?? 0, shown: formatNumber(daysAmount ?? 0) });
    return `${value.daysAmountText} · ${t("promote.times", { times: value.viewMultiply })}`;
  };
}
