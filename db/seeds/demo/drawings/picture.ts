import { randomOf } from "../random.ts";
import { paintArt } from "./art.ts";
import { type ColourName, colours as palette } from "./colours.ts";
import { drawings } from "./drawings.ts";
import { backdrop, floors } from "./scenes.ts";
import { group, oval, rect } from "./shapes.ts";
import { HEIGHT, WIDTH } from "./size.ts";
import { createSketch } from "./sketch.ts";
import type { Drawing } from "./types.ts";

/** How the camera stands in each view: in front, then nearer and from the other side, then close by. */
const cameras = [
  { scale: 1, flip: 1, dx: 0, dy: 0 },
  { scale: 1.1, flip: -1, dx: 16, dy: 26 },
  { scale: 1.34, flip: 1, dx: -12, dy: 84 },
] as const;

/** A drawing by its name. */
function drawingOf(name: string): Drawing {
  const drawing = drawings[name];
  if (!drawing) throw new Error(`No drawing ${name}`);
  return drawing;
}

/** One photo to take: a drawing in a colour from a side. */
export interface Shot {
  drawing: string;
  colour: ColourName;
  view: number;
}

/** The photos there are of a drawing. Of one colour come one after another, seen from different sides. */
export function shotsOf(name: string): Shot[] {
  const { colours, views = 1 } = drawingOf(name);
  return colours.flatMap((colour, place) =>
    Array.from({ length: views }, (_, side) => ({
      drawing: name,
      colour,
      view: views > 1 ? side : place % 2,
    })),
  );
}

/** The name of a photo's file, without its ending. */
export const shotName = ({ drawing, colour, view }: Shot) =>
  `${drawing.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${colour}-${view + 1}`;

/** The SVG of a photo: the thing in its colour, in its scene, in the light of its own hour. */
export function picture(shot: Shot): string {
  const { scene, shadow, art } = drawingOf(shot.drawing);
  const { view } = shot;
  const random = randomOf(shotName(shot));
  const sketch = createSketch();
  const camera = cameras[view % cameras.length] ?? cameras[0];
  const thing = paintArt(art, sketch, palette[shot.colour].hex, (other) => drawingOf(other).art);
  let body = thing;
  if (scene === "place") {
    if (view % 2 === 1) body = group(`translate(${WIDTH} 0) scale(-1 1)`, thing);
  } else {
    // Small things are photographed from nearer.
    const scale = camera.scale * (shadow && shadow < 300 ? 1.1 : 1);
    const shade = sketch.glow(["#0d1018a0", "#0d101860", "#0d101800"]);
    body =
      backdrop(scene, sketch, random) +
      group(
        `translate(${640 + camera.dx} ${floors[scene] + camera.dy}) scale(${scale * camera.flip} ${scale})`,
        shadow ? oval(10, 2, shadow * 1.16, 34, shade) : "",
        thing,
      );
  }
  // Edges that don't fall on whole pixels would let the void shine through.
  const ground = rect(0, 0, WIDTH, HEIGHT, 0, "#d8d4cc");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${sketch.defs()}${ground}${body}</svg>`;
}
