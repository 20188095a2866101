import { formatNumber } from "#webapps/shared/format/formats.ts";
import type { Translate } from "#webapps/shared/language/texts.ts";

/** The number of an estimate's digits that mean something. */
const ESTIMATE_DIGITS = 3;

/** How many listings there are: exactly, or about where that isn't known. */
export function totalWords(
  { total, totalIsEstimate }: { total: number; totalIsEstimate: boolean },
  t: Translate<"search.about" | "search.count">,
): string {
  const count = totalIsEstimate ? Number(total.toPrecision(ESTIMATE_DIGITS)) : total;
  const shown = formatNumber(count);
  return t("search.count", { count, shown: totalIsEstimate ? t("search.about", { shown }) : shown });
}
