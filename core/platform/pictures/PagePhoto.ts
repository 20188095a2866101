import { number, text } from "#db/rows.ts";

/** A picture that is kept, with its size in pixels. */
export const pagePhotoRow = {
  src: text,
  width: number,
  height: number,
};
