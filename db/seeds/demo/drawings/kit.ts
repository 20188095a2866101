import type { Random } from "../random.ts";
import type { Setting } from "./settings.ts";
import { stroke, times } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";

/** What a backdrop is painted with. */
export interface Kit {
  setting: Setting;
  sketch: Sketch;
  deal: Random;
}

/** Lines every `step` pixels, drawn as one path. */
export const lines = (
  count: number,
  line: (at: number) => string,
  colour: string,
  width: number,
  opacity = 1,
) => stroke(times(count, line), colour, width, opacity);
