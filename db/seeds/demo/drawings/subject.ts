import type { Art } from "./art.ts";
import { type ColourName, colours } from "./colours.ts";
import { type SceneName, scenes } from "./settings.ts";

/**
 * A thing to be photographed. It is drawn about the middle of where it stands: x grows to the right, y downwards
 * from the floor (so most of it has y below 0), about 760 wide and at most 620 high. A `place` is drawn on the whole
 * canvas of 1280 × 960 instead.
 */
export interface Subject {
  scene: SceneName | "place";
  colours: readonly ColourName[];
  /** Half the width of the shadow on the floor; none when 0. */
  shadow: number;
  /** One or several sides of it. */
  arts: Art[];
}

const isColour = (name: string): name is ColourName => name in colours;
const isScene = (name: string): name is Subject["scene"] => name === "place" || name in scenes;

function header(text: string): [string, Subject] {
  const [name = "", scene = "", list = "", shadow = "0"] = text.split(" ");
  const known = list.split(",").filter(isColour);
  if (!isScene(scene) || known.length === 0) throw new Error(`Not a subject: ${text}`);
  return [name, { scene, colours: known, shadow: Number(shadow), arts: [""] }];
}

/** Reads subjects, each a line `# name scene colour,colour halfOfShadow` and then its arts with `--` between them. */
export function parseSubjects(text: string): [string, Subject][] {
  const found: [string, Subject][] = [];
  for (const line of text.trim().split("\n")) {
    if (line.startsWith("# ")) found.push(header(line.slice(2)));
    else {
      const arts = found.at(-1)?.[1].arts ?? [];
      if (line === "--") arts.push("");
      else arts.push(`${arts.pop() ?? ""}${line}\n`);
    }
  }
  return found;
}
