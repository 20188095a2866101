import { createHash } from "node:crypto";

/** Goes up when drawings change, so that messengers fetch them again. */
const DRAWINGS = 1;

/** A picture that can be drawn. */
export interface Picture {
  /** Changes with whatever is seen on it. */
  version: string;
  /** A JPEG of 1200 × 630 pixels. */
  draw: () => Promise<Buffer>;
}

/** A picture of what `seen` says, and of nothing else. */
export function pictureOf<Seen>(seen: Seen, draw: (seen: Seen) => Promise<Buffer>): Picture {
  const hash = createHash("sha256").update(JSON.stringify([DRAWINGS, draw.name, seen]));
  return { version: hash.digest("base64url").slice(0, 12), draw: () => draw(seen) };
}
