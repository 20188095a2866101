import { type ColourName, colours } from "../drawings/colours.ts";
import { type Shot, shotName } from "../drawings/picture.ts";
import { shopCategories } from "./products/products.ts";

const isColour = (name: string): name is ColourName => name in colours;

/** The photo that a product's line `drawing:colour:view` names. */
function readShot(line: string): Shot {
  const [drawing = "", colour = "", view = "0"] = line.split(":");
  if (!isColour(colour)) throw new Error(`No colour ${colour}`);
  return { drawing, colour, view: Number(view) };
}

/** Public address of a product's photo. */
export const shotSrc = (line: string): string => `/images/shop/${shotName(readShot(line))}.webp`;

/** All photos of the demo shop, each once. */
export function shopShots(): Shot[] {
  const lines = shopCategories.flatMap(({ products }) => products.flatMap(({ shots }) => shots));
  return [...new Set(lines)].map(readShot);
}
