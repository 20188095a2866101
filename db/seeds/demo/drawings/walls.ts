import type { Random } from "../random.ts";
import { darker, lighter, mix } from "./colours.ts";
import { type Kit, lines } from "./kit.ts";
import { circle, oval, path, rect, times } from "./shapes.ts";
import { HEIGHT, WIDTH } from "./size.ts";

/** Textures of walls, over a wall of the setting's tone that ends at `bottom`. */
export const textures: Record<string, (tone: string, bottom: number, deal: Random) => string> = {
  plain: () => "",
  stripes: (tone, bottom, deal) => {
    const step = deal.pick([48, 80, 130]);
    return path(
      times(Math.ceil(WIDTH / step), (at) => `M${at * step} 0h${step / 2}v${bottom}h${-step / 2}z`),
      darker(tone, 0.3),
      0.14,
    );
  },
  bricks: (tone, bottom, deal) => {
    const high = deal.pick([34, 46, 60]);
    const rows = Math.ceil(bottom / high);
    return lines(
      rows,
      (row) =>
        `M0 ${row * high}H${WIDTH}${times(12, (at) => `M${(at + (row % 2) / 2) * 2.6 * high} ${row * high}v${high}`)}`,
      lighter(tone, 0.35),
      4,
      0.55,
    );
  },
  tiles: (tone, bottom, deal) => {
    const side = deal.pick([70, 110, 160]);
    return lines(
      Math.ceil(WIDTH / side),
      (at) => `M${at * side} 0V${bottom}M0 ${at * side}H${at * side < bottom ? WIDTH : 0}`,
      darker(tone, 0.2),
      3,
      0.5,
    );
  },
  panels: (tone, bottom, deal) => {
    const step = deal.pick([90, 150, 210]);
    return lines(
      Math.ceil(WIDTH / step),
      (at) => `M${at * step + 30} 0V${bottom}`,
      darker(tone, 0.4),
      5,
      0.35,
    );
  },
  diamonds: (tone, bottom, deal) => {
    const step = deal.pick([80, 120]);
    const one = (x: number, y: number) =>
      `M${x} ${y - step / 4}l${step / 6} ${step / 4}l${-step / 6} ${step / 4}l${-step / 6} ${-step / 4}z`;
    return path(
      times(Math.ceil(bottom / step), (row) =>
        times(Math.ceil(WIDTH / step) + 1, (at) => one((at + (row % 2) / 2) * step, row * step + 30)),
      ),
      darker(tone, 0.35),
      0.22,
    );
  },
  concrete: (tone, bottom, deal) => {
    const step = deal.pick([320, 430]);
    return (
      lines(4, (at) => `M${at * step + 40} 0V${bottom}`, darker(tone, 0.25), 3, 0.5) +
      times(6, (at) => circle((at % 3) * step + 100, at < 3 ? 90 : bottom - 90, 8, darker(tone, 0.3), 0.5))
    );
  },
  hall: (tone, bottom) =>
    lines(9, (at) => `M${at * 160} ${bottom * 0.3}V${bottom}`, darker(tone, 0.3), 6, 0.4) +
    rect(0, 0, WIDTH, bottom * 0.3, 0, darker(tone, 0.35), 0.5) +
    times(4, (at) => rect(80 + at * 320, bottom * 0.16, 200, 14, 7, "#fffbe8", 0.95)),
  shelves: (tone, bottom, deal) =>
    times(3, (row) => {
      const y = bottom - 60 - row * 215;
      return (
        times(9, (at) => {
          const [w, h] = [deal.int(60, 120), deal.int(70, 150)];
          return rect(
            at * 145 + deal.int(0, 30),
            y - h,
            w,
            h,
            deal.pick([4, 20, 40]),
            mix(tone, deal.pick(["#b5563f", "#3d6a94", "#d8a94a", "#5e8a5a", "#efe9df", "#6d5a78"]), 0.3),
          );
        }) + rect(0, y, WIDTH, 18, 0, darker(tone, 0.3))
      );
    }),
  window: (tone, bottom, deal) => {
    const [x, w] = [deal.int(60, 300), deal.int(560, 760)];
    return (
      rect(x - 24, 30, w + 48, bottom, 4, "#fbfaf6") +
      rect(x, 54, w, bottom, 2, deal.pick(["#b9dcf2", "#f6d9b4", "#cfe3d2", "#8fa6c4"])) +
      times(5, (at) =>
        circle(
          x + 60 + at * (w / 5),
          bottom - deal.int(0, 130),
          deal.int(60, 120),
          deal.pick(["#7fa86a", "#a9bfd3", "#98b98a"]),
          0.6,
        ),
      ) +
      rect(x + w / 2 - 9, 54, 18, bottom, 0, "#fbfaf6") +
      (deal.chance(0.5)
        ? path(`M0 0H${x + 90}Q${x + 40} ${bottom * 0.6} ${x - 40} ${bottom}H0z`, lighter(tone, 0.3), 0.85)
        : "")
    );
  },
};

/** What light does on a wall. */
export const lights: ((kit: Kit) => string)[] = [
  () => "",
  ({ deal }) => {
    const x = deal.int(40, 700);
    return path(
      times(
        4,
        (at) =>
          `M${x + (at % 2) * 190 + (at > 1 ? 76 : 0)} ${(at > 1 ? 390 : 120) - (at % 2) * 66}l170 -60l70 250l-170 60z`,
      ),
      "#ffffff",
      0.2,
    );
  },
  ({ deal }) => {
    const x = deal.int(-100, 500);
    return path(
      times(9, (at) => `M${x} ${40 + at * 70}l640 -150v30l-640 150z`),
      "#fff3d6",
      0.2,
    );
  },
  ({ sketch, deal }) =>
    circle(deal.pick([120, 420, 900, 1180]), deal.int(40, 300), 430, sketch.glow(["#ffe2a8aa", "#ffe2a800"])),
  ({ deal, setting }) =>
    times(14, () =>
      oval(
        deal.int(0, WIDTH),
        deal.int(0, setting.horizon),
        deal.int(30, 100),
        deal.int(14, 40),
        "#20301f",
        0.1,
      ),
    ),
  ({ sketch, deal }) =>
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      0,
      sketch.slant(deal.chance(0.5) ? 0 : 1, "#ffffff99", "#ffffff22", "#ffffff00"),
    ),
  ({ sketch, deal }) =>
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      0,
      sketch.slant(deal.chance(0.5) ? 0 : 1, "#1a1c2899", "#1a1c2822", "#1a1c2800"),
    ),
];

/** What hangs or stands by a wall. */
export const decor: ((kit: Kit) => string)[] = [
  () => "",
  ({ setting: { tone }, deal }) =>
    times(deal.int(1, 3), (at) => {
      const [x, y, w, h] = [
        deal.pick([60, 130, 1000]) + at * 70,
        deal.int(50, 110) + at * 40,
        deal.int(120, 190),
        deal.int(130, 240),
      ];
      return (
        rect(x, y, w, h, 3, deal.pick(["#ffffff", "#3a3330", "#b98a5e"])) +
        rect(x + 12, y + 12, w - 24, h - 24, 1, mix(tone, deal.pick(["#c96f5b", "#6f93ab", "#d8b45a"]), 0.5))
      );
    }),
  ({ deal, setting: { horizon } }) => {
    const x = deal.pick([30, 1130]);
    return (
      rect(x + 20, horizon - 130, 90, 150, 10, deal.pick(["#efe9df", "#a8643f", "#4a4e56"])) +
      times(9, (at) =>
        path(
          `M${x + 65} ${horizon - 130}q${(at - 4) * 22} -190 ${(at - 4) * 44} -${deal.int(170, 330)}q${14} 150 ${-(at - 4) * 44 + 10} 330z`,
          at % 2 ? "#5f8f50" : "#4a7a45",
        ),
      )
    );
  },
  ({ deal, setting: { tone, horizon } }) => {
    const x = deal.pick([-40, 1080]);
    return (
      path(
        `M${x} 0h240q-40 ${horizon / 2} 0 ${horizon}h-240z`,
        mix(tone, deal.pick(["#fbf8f0", "#7a4a4a", "#4f6a80"]), 0.6),
      ) + lines(4, (at) => `M${x + 30 + at * 56} 0q-16 ${horizon / 2} 0 ${horizon}`, "#20222c", 4, 0.18)
    );
  },
  ({ deal, sketch }) => {
    const x = deal.pick([110, 1160]);
    return (
      circle(x, 250, 300, sketch.glow(["#ffe9b0bb", "#ffe9b000"])) +
      path(
        `M${x - 6} 0h12v150h-12zM${x - 80} 250Q${x - 70} 150 ${x} 150T${x + 80} 250z`,
        deal.pick(["#2f3238", "#c79a4a", "#f3efe6"]),
      ) +
      oval(x, 250, 80, 12, "#fff6da")
    );
  },
];
