import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useText } from "../../locales/useText.ts";
import type { DayRange } from "../days/range.ts";
import { formatCount } from "../figures/figures.ts";
import { extremesOf, formatChartDay } from "./chartDays.ts";
import styles from "./DayChart.module.css";
import type { ChartDay } from "./DayChartPlot.ts";
import { useDayChartPlot } from "./useDayChartPlot.ts";

interface DayChartBarsProps {
  days: readonly ChartDay[];
  range: DayRange;
  label: string;
}

const WEEK = 7;
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -WEEK,
  PageUp: WEEK,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The course of the days in words. */
function useSummary(days: readonly ChartDay[], label: string): string {
  const { t, language } = useText();
  const extremes = extremesOf(days);
  const values = {
    label,
    from: formatChartDay(days[0]?.day ?? "", language),
    to: formatChartDay(days.at(-1)?.day ?? "", language),
  };
  if (!extremes || extremes.most.count === extremes.least.count)
    return t("chart.even", { ...values, number: formatCount(extremes?.most.count ?? 0, language) });
  return t("chart.summary", {
    ...values,
    most: formatCount(extremes.most.count, language),
    mostDay: formatChartDay(extremes.most.day, language),
    least: formatCount(extremes.least.count, language),
    leastDay: formatChartDay(extremes.least.day, language),
  });
}

/** The same figures for those who don't see the chart. */
function DaysTable({ days, label }: Pick<DayChartBarsProps, "days" | "label">) {
  const { t, language } = useText();
  return (
    <div className="hidden-words">
      <table>
        <caption>{t("chart.days", { label })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("chart.day")}</th>
            <th scope="col">{label}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{formatChartDay(day, language)}</th>
              <td>{formatCount(count, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The bars, and the figure of the day that a pointer, a finger or the arrow keys are on. */
export function DayChartBars({ days, range, label }: DayChartBarsProps) {
  const { t, language } = useText();
  const [active, setActive] = useState<number>();
  const last = days.length - 1;
  const { box, placeAt } = useDayChartPlot({ days, range, active, language });
  const summary = useSummary(days, label);
  const told = days[active ?? last];
  const toldWords = told
    ? t("chart.told", {
        day: formatChartDay(told.day, language),
        number: formatCount(told.count, language),
      })
    : "";

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.key === "Escape") setActive(undefined);
    if (step === undefined) return;
    event.preventDefault();
    // The first press says where one is.
    setActive(active === undefined && Number.isFinite(step) ? last : clamp((active ?? last) + step, last));
  }
  const onPointer = (event: PointerEvent) => setActive(placeAt(event.clientX));

  return (
    <figure className={styles.figure} aria-label={summary}>
      <p className={styles.readout} aria-hidden="true">
        <span>{t("chart.days", { label })}</span>
        {active !== undefined && <strong>{toldWords}</strong>}
      </p>
      <div
        ref={box}
        className={styles.box}
        role="slider"
        tabIndex={0}
        aria-label={t("chart.days", { label })}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(active ?? last) + 1}
        aria-valuetext={toldWords}
        onKeyDown={onKeyDown}
        onBlur={() => setActive(undefined)}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setActive(undefined)}
      />
      <DaysTable days={days} label={label} />
    </figure>
  );
}

const clamp = (place: number, last: number) => Math.max(0, Math.min(last, place));
