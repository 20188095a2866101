import type { Random } from "../random.ts";
import { darker, lighter, mix } from "./colours.ts";
import { field, lake, street, yard } from "./outdoors.ts";
import { circle, group, path, rect, times } from "./shapes.ts";
import { HEIGHT, WIDTH } from "./size.ts";
import type { Sketch } from "./sketch.ts";

const walls = [
  "#e6d8c0",
  "#c3d7e5",
  "#cddcc4",
  "#efcfc3",
  "#d6cee8",
  "#d3d8de",
  "#f0deb2",
  "#bbdad5",
] as const;
const woods = ["#c99f6f", "#b98a5e", "#d8bb94", "#a87953", "#cfc4b6", "#e0d2bd"] as const;
const planks = ["#c9a67c", "#b58f68", "#bfb5a8", "#d7c3a3", "#a98a6c"] as const;

/** Slanted light from a window that nobody sees. */
function windowLight(random: Random): string {
  const x = random.int(60, 620);
  const pane = (dx: number, dy: number) =>
    path(`M${x + dx} ${dy} l170 -60 l70 250 l-170 60z`, "#ffffff", 0.16 + random.next() * 0.08);
  return pane(0, 120) + pane(190, 54) + pane(76, 390) + pane(266, 324);
}

/** Light from one side. A slanted gradient: a round one of this size takes the renderer five times as long. */
function daylight(sketch: Sketch, random: Random): string {
  return sketch.slant(random.chance(0.5) ? 0 : 1, "#ffffff99", "#ffffff22", "#ffffff00");
}

function wall(sketch: Sketch, tone: string, bottom: number, random: Random): string {
  return (
    rect(0, 0, WIDTH, bottom, 0, sketch.down(lighter(tone, 0.12), darker(tone, 0.08))) +
    rect(0, 0, WIDTH, bottom, 0, daylight(sketch, random)) +
    (random.chance(0.6) ? windowLight(random) : "")
  );
}

/** Blurred lights or shelves far behind, so that the wall isn't empty. */
function bokeh(random: Random): string {
  return times(7, () =>
    circle(
      random.int(0, WIDTH),
      random.int(40, 560),
      random.int(30, 110),
      "#ffffff",
      0.1 + random.next() * 0.12,
    ),
  );
}

function table(sketch: Sketch, random: Random): string {
  const tone = random.pick(walls);
  const wood = random.pick(woods);
  const grain = times(9, (index) =>
    path(
      `M0 ${712 + index * 27} Q${random.int(200, 1000)} ${700 + index * 28 + random.int(-8, 8)} 1280 ${710 + index * 27} l0 3 L0 ${716 + index * 27}z`,
      darker(wood, 0.35),
      0.1,
    ),
  );
  return (
    wall(sketch, tone, 700, random) +
    (random.chance(0.5) ? bokeh(random) : "") +
    rect(0, 690, WIDTH, 270, 0, sketch.down(lighter(wood, 0.22), wood, darker(wood, 0.2))) +
    rect(0, 690, WIDTH, 5, 0, "#ffffff", 0.4) +
    grain
  );
}

function studio(sketch: Sketch, random: Random): string {
  const tone = random.pick(walls);
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      0,
      sketch.down(tone, lighter(tone, 0.2), lighter(tone, 0.5), darker(tone, 0.12)),
    ) +
    rect(0, 0, WIDTH, HEIGHT, 0, daylight(sketch, random)) +
    (random.chance(0.5) ? windowLight(random) : "")
  );
}

function room(sketch: Sketch, random: Random): string {
  const tone = random.pick(walls);
  const floor = random.pick(planks);
  const boards = times(13, (index) =>
    path(
      `M${640 + (index - 6) * 96} 680 L${640 + (index - 6) * 190} 960 l5 0 L${643 + (index - 6) * 96} 680z`,
      darker(floor, 0.4),
      0.22,
    ),
  );
  const picture = random.chance(0.45)
    ? group(
        `translate(${random.pick([90, 1010])} ${random.int(90, 150)})`,
        rect(0, 0, 180, 220, 4, "#ffffff", 0.85),
        rect(14, 14, 152, 192, 2, sketch.down(mix(tone, "#6f93ab", 0.35), mix(tone, "#d79a72", 0.35))),
        circle(110, 80, 26, "#fff4d6", 0.9),
        path("M14 206 L14 150 L70 110 L110 160 L140 130 L166 160 L166 206z", darker(tone, 0.4), 0.55),
      )
    : "";
  return (
    wall(sketch, tone, 680, random) +
    picture +
    rect(0, 662, WIDTH, 20, 0, "#ffffff", 0.75) +
    rect(0, 680, WIDTH, 280, 0, sketch.down(darker(floor, 0.14), floor, lighter(floor, 0.1))) +
    boards
  );
}

/** A bare wall for what hangs. */
function hanging(sketch: Sketch, random: Random): string {
  const tone = random.pick(walls);
  return (
    wall(sketch, tone, HEIGHT, random) +
    rect(0, 872, WIDTH, 88, 0, sketch.down("#fbfaf6", darker(tone, 0.08))) +
    rect(0, 866, WIDTH, 6, 0, darker(tone, 0.2), 0.5)
  );
}

const scenes = { table, hanging, lake, studio, room, street, field, yard };
/** Where the floor is in each scene. */
export const floors: Record<keyof typeof scenes, number> = {
  table: 812,
  studio: 800,
  room: 824,
  street: 806,
  field: 812,
  yard: 812,
  lake: 800,
  hanging: 800,
};
export type SceneName = keyof typeof scenes;

export function backdrop(name: SceneName, sketch: Sketch, random: Random): string {
  return scenes[name](sketch, random);
}
