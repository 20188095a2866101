import { colours, darker, lighter } from "./colours.ts";
import { circle, group, mirrored, oval, path, rect, ring, stroke, times } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";

/**
 * A drawing is written a shape a line, `shape numbers : fill /opacity`:
 *
 *     rect x y width height corner    circle x y radius     oval x y rx ry
 *     path d                          ring x y radius width  line width d
 *     wheel x radius [y]              use drawing x y scale [: colour]
 *
 * Before the shape may stand `*4 30 0` (four of them, each 30 further right), `~6 x y` (six of them round a point,
 * which is then the shape's origin) or `<>` (it and its mirror image).
 * A fill is a colour of the palette, `c` (the thing's own) or #rrggbb, with +3 or -3 for 30 % lighter or darker,
 * or `down(…)`, `along(…)`, `glow(…)`, `front(…)`, `tube(…)`, `ball(…)` of such colours.
 */
export type Art = string;

const palette: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(colours).map(([name, { hex }]) => [name, hex])),
  white: "#fbfbf8",
  cream: "#f3ecdd",
  ink: "#2b2e35",
  soot: "#17191e",
  steel: "#b8bec6",
  lead: "#7d838c",
  wood: "#a9794d",
  skin: "#e9bd98",
  leaf: "#5f9350",
  lamp: "#fff1c4",
  screen: "#1d2530",
};

const glass = ["#3c4c5c", "#6f8799", "#a9bcc8"];

function tint(text: string, colour: string): string {
  const [, name = "", sign, amount] = /^(#[0-9a-f]{6,8}|[a-z]+)(?:([+-])(\d))?$/.exec(text) ?? [];
  const base = name === "c" ? colour : (palette[name] ?? name);
  if (!base.startsWith("#")) throw new Error(`No colour ${text}`);
  if (!sign) return base;
  return (sign === "+" ? lighter : darker)(base, Number(amount) / 10);
}

function fillOf(text: string, sketch: Sketch, colour: string): string {
  if (text === "glass") return sketch.down(...glass);
  const [, kind, list] = /^(\w+)\((.*)\)$/.exec(text) ?? [];
  if (!kind || !list) return tint(text, colour);
  const tints = list.split(",").map((part) => tint(part.trim(), colour));
  const [first = colour] = tints;
  const brushes: Record<string, () => string> = {
    down: () => sketch.down(...tints),
    along: () => sketch.along(...tints),
    glow: () => sketch.glow(tints),
    front: () => sketch.front(first),
    tube: () => sketch.tube(first),
    ball: () => sketch.ball(first),
  };
  const brush = brushes[kind];
  if (!brush) throw new Error(`No brush ${kind}`);
  return brush();
}

function wheel(sketch: Sketch, x: number, radius: number, y = -radius): string {
  const hub = radius * 0.66;
  const spoke = `M${-hub * 0.2} ${-hub * 0.22} L${-hub * 0.36} ${-hub * 0.88} Q0 ${-hub * 1.02} ${hub * 0.36} ${-hub * 0.88} L${hub * 0.2} ${-hub * 0.22}z`;
  return (
    circle(x, y, radius, "#24262b") +
    ring(x, y, radius * 0.86, radius * 0.05, "#4a4d55") +
    circle(x, y, hub, sketch.glow(["#f2f4f6", "#b9bec6", "#858b94"], 0.4, 0.35, 0.75)) +
    times(5, (at) => group(`translate(${x} ${y}) rotate(${at * 72})`, path(spoke, "#4b5058", 0.8))) +
    circle(x, y, hub * 0.22, "#dfe3e7")
  );
}

/** Finds another drawing by its name. */
type FindArt = (name: string) => Art;

function shapeOf(words: string[], fill: string, opacity: number, sketch: Sketch): string {
  const [kind = "", ...rest] = words;
  const n = (at: number) => Number(rest[at] ?? 0);
  switch (kind) {
    case "rect":
      return rect(n(0), n(1), n(2), n(3), n(4), fill, opacity);
    case "circle":
      return circle(n(0), n(1), n(2), fill, opacity);
    case "oval":
      return oval(n(0), n(1), n(2), n(3), fill, opacity);
    case "ring":
      return ring(n(0), n(1), n(2), n(3), fill, opacity);
    case "path":
      return path(rest.join(" "), fill, opacity);
    case "line":
      return stroke(rest.slice(1).join(" "), fill, n(0), opacity);
    case "wheel":
      return wheel(sketch, n(0), n(1), rest[2] === undefined ? undefined : n(2));
    default:
      throw new Error(`No shape ${kind}`);
  }
}

function line(text: string, sketch: Sketch, colour: string, find: FindArt): string {
  const [shape = "", paint = "c"] = text.split(" : ");
  const [fillText = "c", opacity = "1"] = paint.split(" /");
  const words = shape.trim().split(/\s+/);
  const [first = ""] = words;
  const inner = (from: number) => line(`${words.slice(from).join(" ")} : ${paint}`, sketch, colour, find);
  if (first === "<>") return inner(1) + mirrored(inner(1));
  if (first.startsWith("*")) {
    const [dx, dy] = [Number(words[1]), Number(words[2])];
    return times(Number(first.slice(1)), (at) => group(`translate(${dx * at} ${dy * at})`, inner(3)));
  }
  if (first.startsWith("~")) {
    const count = Number(first.slice(1));
    return times(count, (at) =>
      group(`translate(${words[1]} ${words[2]}) rotate(${(360 / count) * at})`, inner(3)),
    );
  }
  if (first === "use") {
    const [, name = "", x, y, scale] = words;
    const own = paint === "c" ? colour : tint(paint, colour);
    return group(`translate(${x} ${y}) scale(${scale})`, paintArt(find(name), sketch, own, find));
  }
  return shapeOf(words, fillOf(fillText.trim(), sketch, colour), Number(opacity), sketch);
}

/** Turns a drawing's lines into SVG. */
export function paintArt(art: Art, sketch: Sketch, colour: string, find: FindArt): string {
  return art
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => line(text, sketch, colour, find))
    .join("");
}
