import { randomOf } from "../random.ts";
import { paintArt } from "./art.ts";
import { type ColourName, colours } from "./colours.ts";
import { drawings } from "./drawings.ts";
import { backdrop, floors, HEIGHT, WIDTH } from "./scenes.ts";
import { group, oval } from "./shapes.ts";
import { createSketch } from "./sketch.ts";
import type { Drawing } from "./types.ts";

/** How the camera stands in each view: nearer, from the other side, a little aside. */
const cameras = [
  { scale: 1, flip: 1, dx: 0, dy: 0 },
  { scale: 1.12, flip: -1, dx: 16, dy: 26 },
  { scale: 0.88, flip: 1, dx: -36, dy: -8 },
  { scale: 1.32, flip: 1, dx: 60, dy: 64 },
] as const;

/** A drawing by its name. */
export function drawingOf(name: string): Drawing {
  const drawing = drawings[name];
  if (!drawing) throw new Error(`No drawing ${name}`);
  return drawing;
}

/** The SVG of one photo: the thing in its colour, in its scene, seen from view `view`. */
export function picture(name: string, colourName: ColourName, view: number): string {
  const { scene, shadow, art } = drawingOf(name);
  const random = randomOf(`${name} ${colourName} ${view}`);
  const sketch = createSketch();
  const camera = cameras[view % cameras.length] ?? cameras[0];
  const thing = paintArt(art, sketch, colours[colourName].hex, (other) => drawingOf(other).art);
  let body = thing;
  if (scene === "place") {
    if (view % 2 === 1) body = group(`translate(${WIDTH} 0) scale(-1 1)`, thing);
  } else {
    // Small things are photographed from nearer.
    const scale = camera.scale * (shadow && shadow < 300 ? 1.14 : 1);
    const shade = sketch.glow(["#0d1018a0", "#0d101860", "#0d101800"]);
    body =
      backdrop(scene, sketch, random) +
      group(
        `translate(${640 + camera.dx} ${floors[scene] + camera.dy}) scale(${scale * camera.flip} ${scale})`,
        shadow ? oval(10, 2, shadow * 1.16, 34, shade) : "",
        thing,
      );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${sketch.defs()}${body}</svg>`;
}
