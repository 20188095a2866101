import type { Random } from "../random.ts";
import { darker, lighter, mix } from "./colours.ts";
import { type Kit, lines } from "./kit.ts";
import { path, rect, times } from "./shapes.ts";
import { WIDTH } from "./size.ts";

/** Patterns of floors and tables from the horizon down. */
export const grounds: Record<string, (kit: Kit) => string> = {
  wood: ({ setting: { floor, horizon }, deal }) =>
    lines(
      9,
      (at) =>
        `M0 ${horizon + 12 + at * at * 4}Q${deal.int(200, 1000)} ${horizon + at * at * 4 + deal.int(0, 24)} ${WIDTH} ${horizon + 12 + at * at * 4}`,
      darker(floor, 0.4),
      3,
      0.25,
    ),
  cloth: ({ setting: { floor, horizon }, deal }) =>
    deal.chance(0.5)
      ? lines(
          15,
          (at) => `M${640 + (at - 7) * 120} ${horizon}L${640 + (at - 7) * 220} 960`,
          darker(floor, 0.25),
          26,
          0.25,
        ) +
        lines(4, (at) => `M0 ${horizon + 30 + at * (30 + at * 16)}H${WIDTH}`, darker(floor, 0.25), 20, 0.25)
      : path(
          `M0 ${horizon + 60}Q200 ${horizon + 20} 420 ${horizon + 110}T900 ${horizon + 90}T1280 ${horizon + 60}V${horizon + 76}Q1000 ${horizon + 140} 640 ${horizon + 130}T0 ${horizon + 84}z`,
          darker(floor, 0.3),
          0.22,
        ),
  marble: ({ setting: { floor, horizon }, deal }) =>
    lines(
      5,
      (at) =>
        `M${deal.int(0, 1200)} ${horizon}q${deal.int(-200, 200)} 90 ${deal.int(-100, 300)} ${140 + at * 30}t${deal.int(-200, 200)} 160`,
      mix(floor, "#8a8f98", 0.6),
      3,
      0.6,
    ),
  boards: ({ setting: { floor, horizon } }) =>
    lines(
      17,
      (at) => `M${640 + (at - 8) * 90} ${horizon}L${640 + (at - 8) * 190} 960`,
      darker(floor, 0.45),
      4,
      0.4,
    ),
  parquet: ({ setting: { floor, horizon } }) =>
    lines(
      14,
      (at) =>
        times(
          5,
          (row) =>
            `M${at * 120 - 160} ${horizon + row * (20 + row * 12)}l90 ${16 + row * 10}l90 -${16 + row * 10}`,
        ),
      darker(floor, 0.4),
      4,
      0.4,
    ),
  rug: ({ setting: { floor, horizon }, sketch }) => {
    const wood = sketch.down("#a88a66", "#c9ab84");
    const y = horizon + 46;
    const mat = (inset: number, colour: string) =>
      path(
        `M${180 - inset / 2} ${y + inset}H${1100 + inset / 2}L${1330 - inset} 960H${-50 + inset}z`,
        colour,
      );
    return (
      rect(0, horizon, WIDTH, 400, 0, wood) +
      path(`M170 ${y}H1110L1350 980H-70z`, floor) +
      mat(24, mix(floor, "#f3e3c4", 0.75)) +
      mat(42, darker(floor, 0.2))
    );
  },
  tiles: ({ setting: { floor, horizon } }) =>
    lines(
      17,
      (at) => `M${640 + (at - 8) * 100} ${horizon}L${640 + (at - 8) * 230} 960`,
      lighter(floor, 0.5),
      4,
      0.7,
    ) + lines(5, (at) => `M0 ${horizon + at * (22 + at * 14)}H${WIDTH}`, lighter(floor, 0.5), 4, 0.7),
  concrete: ({ setting: { floor, horizon } }) =>
    lines(
      5,
      (at) => `M${640 + (at - 2) * 300} ${horizon}L${640 + (at - 2) * 620} 960`,
      darker(floor, 0.25),
      4,
      0.5,
    ),
};

/** A plane seen from straight above. */
export const planes: Record<string, (floor: string, deal: Random) => string> = {
  wood: (floor, deal) =>
    lines(7, (at) => `M0 ${at * 150 + 40}H${WIDTH}`, darker(floor, 0.5), 6, 0.5) +
    lines(
      12,
      (at) => `M${deal.int(-200, 900)} ${at * 84 + 20}q200 ${deal.int(-14, 14)} ${deal.int(200, 420)} 0`,
      darker(floor, 0.4),
      3,
      0.3,
    ),
  boards: (floor) => lines(9, (at) => `M${at * 160 + 30} 0V960`, darker(floor, 0.45), 6, 0.5),
  cloth: (floor) => lines(12, (at) => `M${at * 120} 0V960M0 ${at * 120}H1280`, darker(floor, 0.25), 34, 0.22),
  marble: (floor, deal) =>
    lines(
      8,
      () =>
        `M${deal.int(-100, 1200)} 0q${deal.int(-300, 300)} 300 ${deal.int(-100, 300)} 480t${deal.int(-200, 200)} 480`,
      mix(floor, "#8a8f98", 0.6),
      3,
      0.6,
    ),
  rug: (floor) =>
    rect(60, 40, 1160, 880, 6, mix(floor, "#f3e3c4", 0.7)) +
    rect(90, 70, 1100, 820, 4, floor) +
    path(
      times(13, (at) => times(2, (row) => `M${100 + at * 90} ${110 + row * 740}l36 -34l36 34l-36 34z`)),
      mix(floor, "#f3e3c4", 0.6),
    ),
  sheet: (floor, deal) =>
    lines(
      7,
      () =>
        `M${deal.int(-100, 1100)} ${deal.int(0, 900)}q${deal.int(100, 300)} ${deal.int(-90, 90)} ${deal.int(200, 460)} ${deal.int(-60, 160)}`,
      darker(floor, 0.3),
      22,
      0.14,
    ),
};
