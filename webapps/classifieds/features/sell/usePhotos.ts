import { useSyncExternalStore } from "react";
import type { Photo } from "./photo.ts";
import type { PhotoQueue } from "./photoUpload.ts";

/** The photos of a queue, live. */
export function usePhotos(queue: PhotoQueue): readonly Photo[] {
  return useSyncExternalStore(queue.subscribe, queue.getPhotos);
}
