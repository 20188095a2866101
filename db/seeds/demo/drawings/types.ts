import type { Art } from "./art.ts";
import type { ColourName } from "./colours.ts";
import type { SceneName } from "./scenes.ts";

/**
 * A thing to be photographed. It is drawn about the middle of where it stands: x grows to the right, y downwards
 * from the floor (so most of it has y below 0), about 760 wide and at most 620 high. A `place` is drawn on the whole
 * canvas of 1280 × 960 instead.
 */
export interface Drawing {
  scene: SceneName | "place";
  colours: readonly ColourName[];
  /** Half the width of the shadow on the floor; none when left out. */
  shadow?: number;
  /** How many pictures are taken of it in each colour; 1 unless told. */
  views?: number;
  art: Art;
}

export type Drawings = Record<string, Drawing>;
