import type { Random } from "../random.ts";
import { darker, lighter, mix } from "./colours.ts";
import type { Setting } from "./settings.ts";
import { circle, group, oval, path, rect, stroke, times } from "./shapes.ts";
import { HEIGHT, WIDTH } from "./size.ts";
import type { Sketch } from "./sketch.ts";

type Paint = (horizon: number, sketch: Sketch, deal: Random) => string;

function ridge(height: number, step: number, horizon: number, deal: Random): string {
  const points = Array.from({ length: Math.ceil(WIDTH / step) + 2 }, (_, at) => {
    const top = horizon - (at % 2 === 0 ? height * 0.35 : height) - deal.int(0, height * 0.45);
    return `L${at * step - 40} ${Math.round(top)}`;
  });
  return `M-40 ${horizon + 10} ${points.join(" ")} L1360 ${horizon + 10}z`;
}

const vine = (y: number, deal: Random) =>
  times(26, () =>
    oval(
      deal.int(0, WIDTH),
      y + deal.int(-40, 30),
      deal.int(20, 46),
      deal.int(14, 28),
      deal.pick(["#6f9a55", "#5d8a4c", "#86ab63"]),
      0.9,
    ),
  );

const wallOf = (colour: string, top: number, horizon: number, sketch: Sketch) =>
  rect(
    0,
    top,
    WIDTH,
    horizon - top + 10,
    0,
    sketch.down(lighter(colour, 0.2), colour, darker(colour, 0.12)),
  ) + rect(0, top - 12, WIDTH, 20, 0, darker(colour, 0.25));

/** What stands at the horizon. */
const backs: Record<string, Paint> = {
  nothing: (horizon, _, deal) => path(ridge(30, 300, horizon, deal), "#a3ab98", 0.6),
  mountains: (horizon, sketch, deal) =>
    path(ridge(deal.int(110, 260), deal.int(130, 260), horizon, deal), sketch.down("#a9bfd3", "#cfdbe3")) +
    path(ridge(90, 120, horizon, deal), sketch.down("#8fab9f", "#b9c9b2")),
  poplars: (horizon, sketch, deal) => {
    const green = sketch.along("#4f7f52", "#7ba566", "#4a774e");
    return (
      path(ridge(110, 200, horizon, deal), "#b5c7c4") +
      times(deal.int(6, 14), () =>
        oval(deal.int(0, WIDTH), horizon - 80, deal.int(18, 34), deal.int(90, 150), green),
      )
    );
  },
  trees: (horizon, sketch, deal) => {
    const leaf = deal.pick(["#6a9a52", "#8aa84c", "#c08a3c", "#4f7f58"]);
    return times(deal.int(6, 11), () => {
      const [x, r] = [deal.int(0, WIDTH), deal.int(60, 130)];
      return (
        rect(x - 9, horizon - r, 18, r + 8, 4, "#6b5440") + circle(x, horizon - r * 1.5, r, sketch.ball(leaf))
      );
    });
  },
  blocks: (horizon, _, deal) =>
    times(deal.int(4, 6), (at) => {
      const [x, w, storeys] = [at * 240 + deal.int(-60, 40), deal.int(170, 250), deal.int(4, 9)];
      const wall = deal.pick(["#d9cdb8", "#b9c3cb", "#cfa98c", "#e3e1db", "#9fb0b8"]);
      const panes = times(storeys, (row) =>
        times(
          4,
          (column) => `M${x + 18 + (column * w) / 4.4} ${horizon - storeys * 52 + 14 + row * 52}h28v26h-28z`,
        ),
      );
      return (
        rect(x, horizon - storeys * 52 - 10, w, storeys * 52 + 20, 2, wall) +
        path(panes, deal.pick(["#5f7a90", "#f1d58a", "#7f93a3"]), 0.8)
      );
    }),
  fence: (horizon, _, deal) => {
    const [wood, top] = [
      deal.pick(["#a9835c", "#7f8a90", "#5f7f5a", "#b9a58a"]),
      horizon - deal.int(180, 280),
    ];
    return (
      path(
        times(27, (at) => `M${at * 48} ${top}l22 -16l22 16V${horizon + 8}h-44z`),
        wood,
      ) + stroke(`M0 ${top + 50}H1280M0 ${horizon - 50}H1280`, darker(wood, 0.3), 12, 0.5)
    );
  },
  gates: (horizon, sketch, deal) => {
    const [steel, x] = [deal.pick(["#3f6a58", "#7a3f35", "#4a5568", "#8f7350"]), deal.int(120, 500)];
    return (
      wallOf(deal.pick(["#c9b294", "#b9735a", "#d8d2c6"]), horizon - 330, horizon, sketch) +
      rect(x, horizon - 360, 560, 366, 6, sketch.down(lighter(steel, 0.2), steel)) +
      times(8, (at) => rect(x + 20 + at * 68, horizon - 340, 44, 326, 4, darker(steel, 0.2), 0.5)) +
      rect(x + 276, horizon - 360, 8, 366, 0, darker(steel, 0.5))
    );
  },
  vine: (horizon, sketch, deal) =>
    wallOf(
      deal.pick(["#e2cfae", "#dcc3a0", "#e8dcc4", "#c9d2d0"]),
      horizon - deal.int(260, 400),
      horizon,
      sketch,
    ) + vine(horizon - 330, deal),
  barn: (horizon, sketch, deal) => {
    const wood = deal.pick(["#8f5a45", "#9c8468", "#6d5a48"]);
    return (
      wallOf(wood, horizon - 420, horizon, sketch) +
      stroke(
        times(14, (at) => `M${at * 96} ${horizon - 410}V${horizon}`),
        darker(wood, 0.4),
        5,
        0.5,
      ) +
      rect(deal.int(80, 700), horizon - 300, 380, 306, 0, darker(wood, 0.6))
    );
  },
};

const specks = (colour: string, horizon: number, deal: Random, opacity = 0.5) =>
  path(
    times(46, () => `M${deal.int(0, WIDTH)} ${deal.int(horizon + 20, HEIGHT)}q-6 -18 -12 -24q14 8 15 24z`),
    colour,
    opacity,
  );

/** What the ground is covered with. */
const covers: Record<string, (floor: string, horizon: number, deal: Random) => string> = {
  asphalt: (floor, horizon, deal) =>
    rect(0, horizon, WIDTH, 40, 0, "#9db27c") +
    rect(0, horizon + 34, WIDTH, 14, 0, "#d8d6cf") +
    (deal.chance(0.5)
      ? path(
          times(4, (at) => `M${-60 + at * 380} 905l190 0l16 20l-200 0z`),
          "#ffffff",
          0.55,
        )
      : path(
          times(6, (at) => `M${at * 260 - 60} ${horizon + 90}l14 0l-110 330l-24 0z`),
          "#ffffff",
          0.6,
        )) +
    rect(0, HEIGHT - 20, WIDTH, 20, 0, darker(floor, 0.2)),
  paving: (floor, horizon) =>
    stroke(
      times(15, (at) => `M${640 + (at - 7) * 120} ${horizon}L${640 + (at - 7) * 260} 960`) +
        times(5, (at) => `M0 ${horizon + at * (24 + at * 14)}H${WIDTH}`),
      darker(floor, 0.25),
      4,
      0.5,
    ),
  grass: (floor, horizon, deal) => specks(darker(floor, 0.35), horizon, deal),
  rows: (floor, horizon) =>
    stroke(
      times(15, (at) => `M${640 + (at - 7) * 60} ${horizon}L${640 + (at - 7) * 330} 960`),
      darker(floor, 0.35),
      20,
      0.35,
    ),
  straw: (floor, horizon, deal) =>
    specks(darker(floor, 0.4), horizon, deal, 0.4) + specks(lighter(floor, 0.4), horizon, deal, 0.5),
  clay: (floor, horizon, deal) =>
    times(30, () =>
      oval(deal.int(0, WIDTH), deal.int(horizon + 20, 950), deal.int(4, 16), 4, darker(floor, 0.35), 0.4),
    ),
  snow: (_, horizon, deal) =>
    times(7, () =>
      oval(
        deal.int(0, WIDTH),
        deal.int(horizon + 20, 950),
        deal.int(160, 340),
        deal.int(10, 26),
        "#ffffff",
        0.8,
      ),
    ),
  water: (_, horizon, deal) =>
    path(
      times(26, () => `M${deal.int(0, WIDTH)} ${deal.int(horizon + 20, 940)}h${deal.int(40, 150)}v4h-50z`),
      "#ffffff",
      0.35,
    ),
};

/** Sky, horizon and ground out of doors. */
export function skyline(
  { tone, floor, horizon, back, ground }: Setting,
  sketch: Sketch,
  deal: Random,
): string {
  const isWarm = mix(tone, "#000000", 0.5) > "#600000";
  const low = isWarm ? "#fbe3c0" : lighter(tone, 0.75);
  const clouds = times(deal.int(0, 4), () =>
    group(
      `translate(${deal.int(60, 1220)} ${deal.int(60, 260)}) scale(${0.6 + deal.next()})`,
      oval(0, 0, 120, 24, "#ffffff", 0.55),
      oval(-30, -18, 66, 34, "#ffffff", 0.5),
    ),
  );
  const sun = circle(
    deal.int(100, 1180),
    isWarm ? horizon - 60 : 150,
    260,
    sketch.glow(["#fffbe6cc", "#fffbe600"]),
  );
  return (
    rect(0, 0, WIDTH, horizon + 20, 0, sketch.down(tone, low)) +
    sun +
    clouds +
    (backs[back]?.(horizon, sketch, deal) ?? "") +
    rect(
      0,
      horizon,
      WIDTH,
      HEIGHT - horizon,
      0,
      sketch.down(lighter(floor, 0.16), floor, darker(floor, 0.16)),
    ) +
    (covers[ground]?.(floor, horizon, deal) ?? "")
  );
}
