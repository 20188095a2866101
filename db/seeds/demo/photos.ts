import thumbhashes from "./thumbhashes.json" with { type: "json" };

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

const known: Partial<Record<string, string>> = thumbhashes;

/** Tells of photos of the demo without drawing them: drawing all takes a minute. */
export function demoPhotos(names: Iterable<string>): DemoPhoto[] {
  return [...names].sort().map((name) => {
    const thumbhash = known[name];
    if (!thumbhash) throw new Error(`thumbhashes.json lacks ${name}: npm run thumbhashes`);
    return { name, width: PHOTO_WIDTH, height: PHOTO_HEIGHT, thumbhash };
  });
}
