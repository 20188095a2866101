import type { PhotoSize } from "../../shapes/message.ts";

/** The smallest size that is wide enough, else the biggest. */
export function pickSize(photo: PhotoSize[], width: number): PhotoSize | undefined {
  return photo.find((size) => size.width >= width) ?? photo.at(-1);
}

export const fileUrl = (fileId: string) => `/files/${encodeURIComponent(fileId)}`;
