import { formatNumber } from "#webapps/shared/format/formats.ts";
import type { Translate } from "#webapps/shared/language/texts.ts";

/** How many listings there are: exactly, or about where that isn't known. */
export function totalWords(
  { total, totalIsEstimate }: { total: number; totalIsEstimate: boolean },
  t: Translate<"search.about" | "search.count">,
): string {
  const shown = formatNumber(total);
  return t("search.count", { count: total, shown: totalIsEstimate ? t("search.about", { shown }) : shown });
}
