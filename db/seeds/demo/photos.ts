import { blurOf } from "./drawings/blur.ts";
import { readShot } from "./drawings/picture.ts";

export const PHOTO_WIDTH = 1280;
export const PHOTO_HEIGHT = 960;

/** A photo of the demo as its row tells of it. Its file is drawn when somebody asks for it first. */
export interface DemoPhoto {
  name: string;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
}

/** Tells of photos of the demo without drawing them. */
export function demoPhotos(names: Iterable<string>): DemoPhoto[] {
  return [...names].sort().map((name) => {
    const shot = readShot(name);
    if (!shot) throw new Error(`No drawing for ${name}`);
    return { name, width: PHOTO_WIDTH, height: PHOTO_HEIGHT, thumbhash: blurOf(shot) };
  });
}
