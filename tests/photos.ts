import sharp, { type Sharp } from "sharp";

/** A picture that doesn't compress to nothing, as photos don't. */
export function drawPhoto(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "gray",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
}

/** A JPEG of one colour. */
export const plainJpeg = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: "#c03020" } })
    .jpeg()
    .toBuffer();

/** The body of an upload. */
export function photoForm(files: readonly Buffer[], { field = "files", name = "photo.jpg" } = {}): FormData {
  const form = new FormData();
  for (const bytes of files)
    form.append(field, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), name);
  return form;
}
