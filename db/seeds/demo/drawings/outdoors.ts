import type { Random } from "../random.ts";
import { darker, lighter } from "./colours.ts";
import { circle, group, oval, path, rect, times } from "./shapes.ts";
import { WIDTH } from "./size.ts";
import type { Sketch } from "./sketch.ts";

const skies = [
  ["#8fc3ee", "#d9edf8", "#fdf1dc"],
  ["#7db4e6", "#c6e2f5", "#eef6f6"],
  ["#9db9dd", "#e7d9dc", "#fbdcb8"],
  ["#a9d3ee", "#e4f1f4", "#fdf7e6"],
] as const;

function sky(sketch: Sketch, random: Random, horizon: number): string {
  const tone = random.pick(skies);
  const x = random.int(150, 1100);
  const clouds = times(3, () => {
    const [cx, cy, size] = [random.int(60, 1220), random.int(70, 300), random.int(60, 120)];
    return group(
      `translate(${cx} ${cy}) scale(${(size / 100).toFixed(2)})`,
      oval(0, 0, 120, 26, "#ffffff", 0.55),
      oval(-40, -18, 58, 32, "#ffffff", 0.55),
      oval(34, -24, 66, 40, "#ffffff", 0.55),
    );
  });
  return (
    rect(0, 0, WIDTH, horizon + 20, 0, sketch.down(...tone)) +
    circle(x, 170, 260, sketch.glow(["#fffbe6cc", "#fffbe600"])) +
    clouds
  );
}

/** Mountains far away, as behind every town here. */
function mountains(sketch: Sketch, random: Random, horizon: number): string {
  const ridge = (height: number, step: number) => {
    const points = Array.from({ length: Math.ceil(WIDTH / step) + 2 }, (_, index) => {
      const top = horizon - (index % 2 === 0 ? height * 0.35 : height) - random.int(0, height * 0.35);
      return `L${index * step - 40} ${Math.round(top)}`;
    });
    return `M-40 ${horizon + 10} ${points.join(" ")} L1360 ${horizon + 10}z`;
  };
  return (
    path(ridge(170, 170), sketch.down("#a9bfd3", "#cfdbe3")) +
    path(ridge(90, 120), sketch.down("#8fab9f", "#b9c9b2"))
  );
}

function poplars(sketch: Sketch, random: Random, horizon: number): string {
  const green = sketch.along("#4f7f52", "#7ba566", "#4a774e");
  return times(random.int(5, 9), () => {
    const [x, height] = [random.int(0, WIDTH), random.int(120, 210)];
    return (
      rect(x - 4, horizon - 36, 8, 44, 0, "#6b5440") +
      oval(x, horizon - height / 2 - 10, height / 7, height / 2, green)
    );
  });
}

export function street(sketch: Sketch, random: Random): string {
  return (
    sky(sketch, random, 600) +
    mountains(sketch, random, 600) +
    poplars(sketch, random, 604) +
    rect(0, 600, WIDTH, 60, 0, sketch.down("#9db27c", "#8aa26d")) +
    rect(0, 650, WIDTH, 310, 0, sketch.down("#a4a6a8", "#8b8d91", "#7b7d82")) +
    rect(0, 650, WIDTH, 14, 0, "#d8d6cf") +
    rect(0, 664, WIDTH, 6, 0, "#6e7074", 0.5) +
    times(4, (index) => path(`M${-60 + index * 380} 905 l190 0 l16 20 l-200 0z`, "#ffffff", 0.55))
  );
}

export function field(sketch: Sketch, random: Random): string {
  return (
    sky(sketch, random, 560) +
    mountains(sketch, random, 560) +
    poplars(sketch, random, 570) +
    rect(0, 556, WIDTH, 404, 0, sketch.down("#a9c178", "#86aa5c", "#6d9350")) +
    times(60, () => {
      const [x, y] = [random.int(0, WIDTH), random.int(600, 950)];
      return path(`M${x} ${y} q-6 -20 -12 -26 q10 6 14 22 q4 -18 14 -24 q-8 10 -10 28z`, "#567f42", 0.5);
    })
  );
}

/** A white-washed yard with a vine, where animals and building goods stand. */
export function yard(sketch: Sketch, random: Random): string {
  const clay = random.pick(["#e2cfae", "#dcc3a0", "#e8dcc4", "#d8cbb8"]);
  return (
    sky(sketch, random, 300) +
    rect(0, 260, WIDTH, 420, 0, sketch.down(lighter(clay, 0.2), clay, darker(clay, 0.12))) +
    rect(0, 250, WIDTH, 22, 0, darker(clay, 0.22)) +
    times(26, () => {
      const leaf = random.pick(["#6f9a55", "#5d8a4c", "#86ab63"]);
      return oval(
        random.int(0, WIDTH),
        random.int(232, 300),
        random.int(20, 42),
        random.int(14, 26),
        leaf,
        0.9,
      );
    }) +
    rect(0, 676, WIDTH, 284, 0, sketch.down("#c2ac8c", "#b39b7a", "#a38b6b")) +
    times(40, () => oval(random.int(0, WIDTH), random.int(700, 950), random.int(4, 14), 3, "#8c7659", 0.35))
  );
}

/** A still lake under mountains. */
export function lake(sketch: Sketch, random: Random): string {
  return (
    sky(sketch, random, 540) +
    mountains(sketch, random, 540) +
    rect(0, 536, WIDTH, 424, 0, sketch.down("#a9d4e4", "#63a6c6", "#3f86ab")) +
    times(26, () => {
      const [x, y] = [random.int(0, WIDTH), random.int(560, 940)];
      return rect(x, y, random.int(40, 150), 4, 2, "#ffffff", 0.28);
    })
  );
}
