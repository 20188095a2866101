import { formatNumber } from "#webapps/shared/format/formats.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { inSum } from "./promotion.ts";

/** Amounts in words: so many coins, the same in sum, so many Stars. */
export function usePrices() {
  const { t } = usePromoteText();
  return {
    coins: (count: number) => t("promote.coins", { count, shown: formatNumber(count) }),
    sum: (coins: number) => t("promote.sum", { shown: formatNumber(inSum(coins)) }),
    stars: (count: number) => t("promote.stars", { count, shown: formatNumber(count) }),
  };
}
