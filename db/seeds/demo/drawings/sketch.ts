import { darker, lighter } from "./colours.ts";

/** The paint of a drawing: gradients that end up in the picture's `defs`. */
export interface Sketch {
  /** A gradient from top to bottom. */
  down(...colours: string[]): string;
  /** A gradient from left to right. */
  along(...colours: string[]): string;
  /** A gradient from one upper corner (0 left, 1 right) to the middle of the other side. */
  slant(corner: 0 | 1, ...colours: string[]): string;
  /** A gradient from a point (shares of the shape's box) outwards; the outermost colour may carry an opacity. */
  glow(colours: readonly string[], x?: number, y?: number, radius?: number): string;
  /** A solid thing's front, lit from above. */
  front(colour: string): string;
  /** A round upright thing, lit from the left. */
  tube(colour: string): string;
  /** A ball, lit from the upper left. */
  ball(colour: string): string;
  defs(): string;
}

function stops(colours: readonly string[]): string {
  const last = Math.max(colours.length - 1, 1);
  return colours
    .map((colour, index) => {
      const hasAlpha = /^#[0-9a-f]{8}$/i.test(colour);
      const alpha = hasAlpha ? Number.parseInt(colour.slice(7), 16) / 255 : 1;
      const opacity = hasAlpha ? ` stop-opacity="${alpha.toFixed(3)}"` : "";
      return `<stop offset="${(index / last).toFixed(3)}" stop-color="${colour.slice(0, 7)}"${opacity}/>`;
    })
    .join("");
}

export function createSketch(): Sketch {
  const known = new Map<string, string>();
  const define = (tag: string, attributes: string, colours: readonly string[]) => {
    const body = `${attributes}>${stops(colours)}</${tag}>`;
    const id = known.get(body)?.match(/id="(\w+)"/)?.[1] ?? `g${known.size}`;
    known.set(body, `<${tag} id="${id}" ${body}`);
    return `url(#${id})`;
  };
  const linear = (attributes: string, list: readonly string[]) => define("linearGradient", attributes, list);
  const sketch: Sketch = {
    down: (...list) => linear('x1="0" y1="0" x2="0" y2="1"', list),
    along: (...list) => linear('x1="0" y1="0" x2="1" y2="0"', list),
    slant: (corner, ...list) => linear(`x1="${corner}" y1="0" x2="${1 - corner}" y2="0.6"`, list),
    glow: (list, x = 0.5, y = 0.5, radius = 0.5) =>
      define("radialGradient", `cx="${x}" cy="${y}" r="${radius}"`, list),
    front: (colour) => sketch.down(lighter(colour, 0.22), colour, darker(colour, 0.2)),
    tube: (colour) =>
      sketch.along(
        darker(colour, 0.18),
        lighter(colour, 0.32),
        colour,
        darker(colour, 0.14),
        darker(colour, 0.34),
      ),
    ball: (colour) =>
      sketch.glow(
        [lighter(colour, 0.45), colour, darker(colour, 0.14), darker(colour, 0.34)],
        0.34,
        0.28,
        0.8,
      ),
    defs: () => `<defs>${[...known.values()].join("")}</defs>`,
  };
  return sketch;
}
