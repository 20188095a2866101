import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** A photo that was taken in. `src` is its address; the square of 480 px stands beside it under `-480.webp`. */
export const UploadedImage = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  /** Base64. */
  thumbhash: z.string().nullable(),
});
export type UploadedImage = z.infer<typeof UploadedImage>;

/** The body is `multipart/form-data` with one to ten entries `files`; answers come in their order. */
export const uploadImages = endpoint({
  method: "post",
  path: "/api/images",
  access: "user",
  accepts: "files",
  summary: "Takes in photos: JPEG, PNG or WebP",
  input: z.object({}),
  output: z.array(UploadedImage),
  status: 201,
});
