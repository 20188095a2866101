import type { Random } from "../random.ts";
import { colours, darker, lighter } from "./colours.ts";
import { circle, group, mirrored, oval, path, rect, ring, stroke, times } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";

/**
 * An art is shapes, one a line or several between semicolons, each `shape numbers : fill /opacity`:
 *
 *     rect x y width height corner    circle x y radius     oval x y rx ry
 *     path d                          ring x y radius width  line width d
 *     wheel x radius [y]              use subject x y scale [: colour]
 *     box x y width height depth corner
 *
 * A box shows its side and top as the camera stands. Before the shape may stand `*4 30 0` (four of them, each 30
 * further right), `~6 x y` (six of them round a point, which is then the shape's origin), `<>` (it and its mirror
 * image), `@ x y angle` (moved and turned), `^ x y angle` (moved and slanted).
 * A fill is a colour of the palette, `c` (the thing's own) or #rrggbb, with +3 or -3 for 30 % lighter or darker,
 * or `down(…)`, `along(…)`, `glow(…)`, `front(…)`, `tube(…)`, `ball(…)` of such colours.
 * Slots make each thing another: `{a|b}` is one of both, `{10..90}` a number, `{n=10..90}` is `{n}` or `{n+8}` from
 * there on.
 */
export type Art = string;

/** What an art is painted with. */
interface Brush {
  sketch: Sketch;
  colour: string;
  random: Random;
  /** How far a depth of 1 goes to the right and up. */
  depth: { x: number; y: number };
  findArt: (name: string) => Art;
  /** Paints the whole in one colour, as a shade. */
  shade?: string;
}

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

function fillOf(text: string, { sketch, colour, shade }: Brush): string {
  // Light throws no shade.
  if (shade) return /#[0-9a-f]{8}\b/.test(text) ? "none" : shade;
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

function wheel({ sketch, shade }: Brush, x: number, radius: number, y = -radius): string {
  if (shade) return circle(x, y, radius, shade);
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

/** A box of which the camera sees the front, the top and the side it stands nearer to. */
function box(numbers: readonly number[], fillText: string, brush: Brush): string {
  const [x = 0, y = 0, w = 0, h = 0, d = 0, corner = 0] = numbers;
  const [dx, dy] = [d * brush.depth.x, -d * brush.depth.y];
  const [, plain = "c"] = /([#a-z][\w#]*(?:[+-]\d)?)[,)]?/.exec(fillText.replace(/^\w+\(/, "")) ?? [];
  const base = brush.shade ?? tint(plain, brush.colour);
  const side = dx > 0 ? x + w : x;
  const sideFill = brush.shade ?? brush.sketch.down(darker(base, 0.22), darker(base, 0.42));
  return (
    path(`M${side} ${y} l${dx} ${dy} v${h} L${side} ${y + h}z`, sideFill) +
    path(`M${x} ${y} l${dx} ${dy} h${w} L${x + w} ${y}z`, brush.shade ?? lighter(base, 0.25)) +
    rect(x, y, w, h, corner, fillOf(fillText, brush))
  );
}

function shapeOf(words: string[], fillText: string, opacity: number, brush: Brush): string {
  const [kind = "", ...rest] = words;
  const n = (at: number) => Number(rest[at] ?? 0);
  const fill = () => fillOf(fillText, brush);
  switch (kind) {
    case "rect":
      return rect(n(0), n(1), n(2), n(3), n(4), fill(), opacity);
    case "box":
      return box(rest.map(Number), fillText, brush);
    case "circle":
      return circle(n(0), n(1), n(2), fill(), opacity);
    case "oval":
      return oval(n(0), n(1), n(2), n(3), fill(), opacity);
    case "ring":
      return ring(n(0), n(1), n(2), n(3), fill(), opacity);
    case "path":
      return path(rest.join(" "), fill(), opacity);
    case "line":
      return stroke(rest.slice(1).join(" "), fill(), n(0), opacity);
    case "wheel":
      return wheel(brush, n(0), n(1), rest[2] === undefined ? undefined : n(2));
    default:
      throw new Error(`No shape ${kind}`);
  }
}

function line(text: string, brush: Brush): string {
  const [shape = "", paint = "c"] = text.split(" : ");
  const [fillText = "c", opacity = "1"] = paint.split(" /");
  const words = shape.trim().split(/\s+/);
  const [first = "", x = "0", y = "0", more = "0"] = words;
  const inner = (from: number) => line(`${words.slice(from).join(" ")} : ${paint}`, brush);
  if (first === "<>") return inner(1) + mirrored(inner(1));
  if (first === "@") return group(`translate(${x} ${y}) rotate(${more})`, inner(4));
  if (first === "^") return group(`translate(${x} ${y}) skewY(${more})`, inner(4));
  if (first.startsWith("*")) {
    return times(Number(first.slice(1)), (at) =>
      group(`translate(${Number(x) * at} ${Number(y) * at})`, inner(3)),
    );
  }
  if (first.startsWith("~")) {
    const count = Number(first.slice(1));
    return times(count, (at) => group(`translate(${x} ${y}) rotate(${(360 / count) * at})`, inner(3)));
  }
  if (first === "use") {
    const [, name = "", dx, dy, scale] = words;
    const colour = paint === "c" ? brush.colour : tint(paint, brush.colour);
    return group(
      `translate(${dx} ${dy}) scale(${scale})`,
      paintArt(brush.findArt(name), { ...brush, colour }),
    );
  }
  return shapeOf(words, fillText.trim(), Number(opacity), brush);
}

/** Decides what the slots leave open, the innermost first. */
function fillArt(art: Art, random: Random): string {
  const known = new Map<string, string>();
  const fill = (_: string, name: string | undefined, body: string) => {
    const [, word = "", more = "0"] = /^(\w+?)([+-]\d+)?$/.exec(body) ?? [];
    const kept = known.get(word);
    if (kept !== undefined) return more === "0" ? kept : String(Number(kept) + Number(more));
    const [least, most] = body.split("..").map(Number);
    const value = most === undefined ? random.pick(body.split("|")) : String(random.int(least ?? 0, most));
    if (name) known.set(name, value);
    return value;
  };
  let filled = art;
  while (filled.includes("{")) filled = filled.replace(/\{(?:(\w+)=)?([^{}]+)\}/g, fill);
  return filled;
}

/** Turns an art into SVG. */
export function paintArt(art: Art, brush: Brush): string {
  return fillArt(art, brush.random)
    .split(/[\n;]/)
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => line(text, brush))
    .join("");
}
