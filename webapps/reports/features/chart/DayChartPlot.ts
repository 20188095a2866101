import "./soundLanguage.ts";
import uPlot from "uplot";
import { mix } from "#webapps/shared/telegram/contrast.ts";
import type { DayRange } from "../days/range.ts";
import { formatShortly } from "../figures/figures.ts";
import { formatChartDay, namedDays } from "./chartDays.ts";

export interface ChartDay {
  day: string;
  count: number;
}

/** The data that is drawn. It is read again at each drawing. */
export interface Drawn {
  days: readonly ChartDay[];
  range: DayRange;
  /** The day that is told of, by its place. */
  active: number | undefined;
  language: string;
}

const FAINT = 0.62;
const PALE = 0.8;
const WIDEST_BAR = 32;
const LABEL_FONT = "12px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const WHOLE_STEPS = Array.from({ length: 12 }, (_, zeros) =>
  [1, 2, 5].map((step) => step * 10 ** zeros),
).flat();
/** From so many days on there is no place between the bars. */
const DENSE = 90;
/** From so many days on bars are too thin for a phone. */
const TOO_DENSE = 120;

/** A colour of the page, as the theme has it now. */
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const solid = () => colour("--accent");
const faint = () => mix(solid(), colour("--section"), FAINT);

/** Places, figures of the chosen days, figures of the days beside them. */
export function dataOf({ days, range }: Drawn): uPlot.AlignedData {
  const isChosen = ({ day }: ChartDay) => day >= range.start && day <= range.end;
  return [
    days.map((_, place) => place),
    days.map((day) => (isChosen(day) ? day.count : null)),
    days.map((day) => (isChosen(day) ? null : day.count)),
  ];
}

/** The column of the day that is told of, behind its bar. */
function drawActive(plot: uPlot, { active }: Drawn) {
  if (active === undefined) return;
  const { ctx, bbox } = plot;
  const [left, right] = [active - 0.5, active + 0.5].map((place) => plot.valToPos(place, "x", true)) as [
    number,
    number,
  ];
  ctx.fillStyle = colour("--line");
  ctx.fillRect(left, bbox.top, Math.max(right - left, devicePixelRatio), bbox.height);
}

/** The axes: named days below, whole figures at the side. */
function axesOf(read: () => Drawn): uPlot.Axis[] {
  const words = { stroke: () => colour("--hint"), font: LABEL_FONT, ticks: { show: false } };
  return [
    {
      ...words,
      size: 24,
      gap: 6,
      grid: { show: false },
      splits: (plot) => namedDays(read().days.length, plot.width),
      values: (_, places) =>
        places.map((place) => formatChartDay(read().days[place]?.day ?? "", read().language, "short")),
    },
    {
      ...words,
      size: (_, values) => 12 + 7 * Math.max(1, ...(values ?? []).map((value) => value.length)),
      gap: 6,
      space: 32,
      incrs: WHOLE_STEPS,
      grid: { stroke: () => colour("--line"), width: 1 },
      values: (_, figures) => figures.map((figure) => formatShortly(figure, read().language)),
    },
  ];
}

/** How the figures of so many days look: bars, and where these were too thin, an area under a line. */
function looksOf(count: number): [chosen: uPlot.Series, others: uPlot.Series] {
  const points = { show: false };
  if (count >= TOO_DENSE) {
    const area = { points, width: 1.5, stroke: solid, fill: () => mix(solid(), colour("--section"), PALE) };
    return [area, area];
  }
  const paths = uPlot.paths.bars?.(
    count < DENSE ? { size: [0.72, WIDEST_BAR, 1], radius: 0.2 } : { size: [1, WIDEST_BAR, 1] },
  );
  const bars = { points, ...(paths && { paths }) };
  return [
    { ...bars, fill: solid },
    { ...bars, fill: faint },
  ];
}

/** Puts a chart into a box. What is drawn is asked for at each drawing, colours as well. */
export function drawPlot(box: HTMLElement, read: () => Drawn): uPlot {
  return new uPlot(
    {
      width: box.clientWidth,
      height: box.clientHeight,
      padding: [8, 22, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: () => [-0.5, read().days.length - 0.5] },
        y: { range: (_, _least, most) => [0, Math.max(most, 1)] },
      },
      axes: axesOf(read),
      series: [{}, ...looksOf(read().days.length)],
      hooks: { drawClear: [(plot) => drawActive(plot, read())] },
    },
    dataOf(read()),
    box,
  );
}
