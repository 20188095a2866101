import { Suspense } from "react";
import type { ReportSection } from "#contract/reportKinds.ts";
import { lazyPart } from "#webapps/shared/ui/lazyPart.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import type { DayRange } from "../days/range.ts";
import { useReportDays } from "../figures/reports.ts";
import { chartRange } from "./chartDays.ts";
import styles from "./DayChart.module.css";

interface DayChartProps {
  section: ReportSection;
  range: DayRange;
  /** The name of the figure on the page. */
  label: string;
}

function DayChartFailed({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const { t } = useText();
  return (
    <p className={styles.failed} role="status">
      {t("chart.failed")}
      <button type="button" aria-disabled={isRetrying} onClick={onRetry}>
        {t("retry")}
      </button>
    </p>
  );
}

const DayChartBars = lazyPart(async () => (await import("./DayChartBars.tsx")).DayChartBars, DayChartFailed);

/**
 * A bar for each day of a range, or a line through many; the days before a short one stand faint beside it. The code that draws comes later,
 * in a place that is as high all along.
 */
export function DayChart({ section, range, label }: DayChartProps) {
  const { data, isError, isFetching, refetch } = useReportDays(section, { range: chartRange(range) });
  const coming = <Skeleton height="100%" />;
  return (
    <div className={styles.chart} aria-busy={!data && !isError}>
      {isError && !data ? (
        <DayChartFailed onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data ? (
        <Suspense fallback={coming}>
          <DayChartBars key={`${range.start} ${range.end}`} days={data} range={range} label={label} />
        </Suspense>
      ) : (
        coming
      )}
    </div>
  );
}
