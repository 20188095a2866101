import { dealtOf, type Random, randomOf } from "../random.ts";
import { paintArt } from "./art.ts";
import { backdrop } from "./backdrops.ts";
import { type ColourName, colours } from "./colours.ts";
import { type Setting, settingOf } from "./settings.ts";
import { group, oval, rect } from "./shapes.ts";
import { HEIGHT, WIDTH } from "./size.ts";
import { createSketch, type Sketch } from "./sketch.ts";
import type { Subject } from "./subject.ts";
import { subjects } from "./subjects.ts";

/** One photo to take: a subject in a colour. Photos of one turn show the same thing. */
export interface Shot {
  subject: string;
  colour: ColourName;
  turn: number;
  view: number;
}

/** Photos of one turn have numbers that far apart. No number may be 480, which means the square: see makePhoto. */
const VIEWS = 11;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const subjectOf = new Map(Object.keys(subjects).map((name) => [kebab(name), name]));

/** The name of a photo's file, without its ending. */
export const shotName = ({ subject, colour, turn, view }: Shot) =>
  `${kebab(subject)}-${colour}-${turn * VIEWS + view}`;

/** The photo that a name tells of, if it can be taken. */
export function readShot(name: string): Shot | undefined {
  const [, slug = "", colour = "", number = ""] = /^(.+)-([a-z]+)-(\d{1,7})$/.exec(name) ?? [];
  const subject = subjectOf.get(slug);
  if (!subject || !(colour in colours)) return undefined;
  const at = Number(number);
  return { subject, colour: colour as ColourName, turn: Math.floor(at / VIEWS), view: at % VIEWS };
}

/** A subject by its name. */
export function findSubject(name: string): Subject {
  const subject = subjects[name];
  if (!subject) throw new Error(`No drawing ${name}`);
  return subject;
}

/** Where the camera stands for each photo of a turn: how near, on which side, how low, in which of its two places. */
const stands = [
  { near: 1, side: 1, low: 0, place: 0 },
  { near: 1.3, side: -1, low: 40, place: 0 },
  { near: 0.84, side: -1, low: -10, place: 1 },
  { near: 1.7, side: 1, low: 130, place: 0 },
  { near: 1.4, side: 1, low: 90, place: 1 },
] as const;

/** The setting of a photo. */
export function settingOfShot({ subject, turn, view }: Shot): Setting | undefined {
  const { scene } = findSubject(subject);
  if (scene === "place") return undefined;
  const place = turn + (stands[view % stands.length]?.place ?? 0);
  return settingOf(scene, place, dealtOf(scene, place));
}

function cameraOf(turn: number, view: number) {
  // With this word no pair of any list looks alike: npm run alike.
  const deal = dealtOf("lens", turn);
  const stand = stands[view % stands.length] ?? stands[0];
  const side = deal.chance(0.5) ? stand.side : -stand.side;
  return {
    side,
    isWhole: stand.near <= 1,
    near: stand.near * (0.8 + deal.next() * 0.46),
    x: 640 + side * deal.int(-110, 110),
    low: stand.low + deal.int(-56, 44),
    depth: { x: side * (0.16 + deal.next() * 0.36), y: 0.08 + deal.next() * 0.3 },
    tilt: (deal.next() - 0.5) * 5,
    squeeze: 0.9 + deal.next() * 0.14,
    angle: deal.int(-70, 70) + view * 75,
    light: deal.int(0, 6),
  };
}

/** Light that lies over all. */
function overlay(light: number, sketch: Sketch): string {
  const lights = [
    [0, "#ffe0a055", "#ffe0a000", "#20183044"],
    [1, "#ffe0a055", "#ffe0a000", "#20183044"],
    [0, "#10162866", "#10162811", "#10162800"],
    [1, "#10162866", "#10162811", "#10162800"],
    [0, "#ffffff44", "#ffffff00", "#ffffff00"],
  ] as const;
  const found = lights[light];
  return found ? rect(0, 0, WIDTH, HEIGHT, 0, sketch.slant(found[0], ...found.slice(1).map(String))) : "";
}

interface Scene {
  setting: Setting;
  camera: ReturnType<typeof cameraOf>;
  shadow: number;
  sketch: Sketch;
  /** Paints the thing, or only its shade. */
  thing: (shade?: string) => string;
}

/** Puts a thing into its setting. */
function stage({ setting, camera, shadow, sketch, thing }: Scene): string {
  const { kind, horizon } = setting;
  const { near, side, x, low, depth, tilt, squeeze } = camera;
  if (kind === "above") {
    const scale = near * 1.12;
    const lie = (dx: number, dy: number, part: string) =>
      group(
        `translate(${x + dx} ${480 + dy}) rotate(${camera.angle}) scale(${scale * side} ${scale}) translate(0 310)`,
        part,
      );
    return lie(18, 22, thing("#14161f33")) + lie(0, 0, thing());
  }
  const floor = kind === "wall" ? 806 + low / 2 : Math.max(horizon + 80, 810) + low;
  // The first look at a thing shows all of it; the tallest hang from 700.
  const most = camera.isWhole ? floor / (kind === "wall" ? 715 : 665) : 2;
  const scale = Math.min(most, near * (shadow > 0 && shadow < 300 ? 1.2 : 1));
  if (kind === "wall") {
    const hang = (dx: number, dy: number, part: string) =>
      group(`translate(${x + dx} ${floor + dy}) scale(${scale * side * squeeze} ${scale})`, part);
    return hang(16 * side, 16, thing("#14161f22")) + hang(0, 0, thing());
  }
  const shade = shadow
    ? oval(
        depth.x * 70,
        4,
        shadow * 1.2,
        18 + depth.y * 90,
        sketch.glow(["#0d1018b0", "#0d101866", "#0d101800"]),
      )
    : "";
  return group(
    `translate(${x} ${floor}) rotate(${tilt}) scale(${scale * squeeze} ${scale})`,
    shade,
    group(`scale(${side} 1)`, thing()),
  );
}

/** A place is a picture of its own: the camera only turns and comes nearer. */
function view(thing: string, camera: Scene["camera"], shotView: number): string {
  const zoom = 1.02 + (shotView % 5) * 0.1 + Math.abs(camera.near - 1) * 0.7;
  const across = (camera.x - 530) / 220;
  const down = camera.depth.y / 0.38;
  const [left, top] = [-WIDTH * (zoom - 1) * across, -HEIGHT * (zoom - 1) * down];
  const matrix =
    camera.side > 0
      ? `translate(${left} ${top}) scale(${zoom})`
      : `translate(${WIDTH - left} ${top}) scale(${-zoom} ${zoom})`;
  return group(matrix, thing);
}

/** The SVG of a photo: the thing in its colour, in its place, in the light of its own hour. */
export function picture(shot: Shot): string {
  const { scene, shadow } = findSubject(shot.subject);
  const sketch = createSketch();
  const camera = cameraOf(shot.turn, shot.view);
  const setting = settingOfShot(shot);
  // Mirrored with its thing, a box shows the side that the camera stands at.
  const depth = { x: camera.depth.x * camera.side, y: camera.depth.y };
  const colour = colours[shot.colour].hex;
  const thing = (shade?: string) =>
    paintArt(sideOf(shot), {
      sketch,
      colour,
      depth,
      random: artRandom(shot, scene === "place"),
      findArt: (name) => findSubject(name).arts[0] ?? "",
      ...(shade ? { shade } : {}),
    });
  let body = view(setting ? "" : thing(), camera, shot.view);
  if (setting) {
    const back = backdrop({ setting, sketch, deal: dealtOf(`${scene} back`, shot.turn) });
    const isTurned = camera.side < 0;
    body =
      (isTurned ? group(`translate(${WIDTH} 0) scale(-1 1)`, back) : back) +
      stage({ setting, camera, shadow, sketch, thing });
  }
  // Edges that don't fall on whole pixels would let the void shine through.
  const ground = rect(0, 0, WIDTH, HEIGHT, 0, "#d8d4cc");
  const light = overlay(camera.light, sketch);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${sketch.defs()}${ground}${body}${light}</svg>`;
}

/** The side of a subject that a photo shows: the photos of one turn show one after the other. */
function sideOf({ subject, turn, view: at }: Shot): string {
  const { arts } = findSubject(subject);
  // The first side is the one that most sellers show.
  const first = Math.floor(dealtOf(`side ${subject}`, turn).next() ** 1.6 * arts.length);
  return arts[(first + at) % arts.length] ?? "";
}

/** What makes one thing differ from the next of its kind; each photo of a place shows another corner. */
const artRandom = ({ subject, turn, view: corner }: Shot, isPlace: boolean): Random =>
  randomOf(`art ${subject} ${turn} ${isPlace ? corner >> 1 : ""}`);
