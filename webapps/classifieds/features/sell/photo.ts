import type { ApiErrorCode } from "#webapps/shared/client/ApiError.ts";

/**
 * The types of photos that the server reads, and that a person may pick. iPhones turn their photos into JPEG for it.
 */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** A photo of a form, from being picked to having an address. */
export interface Photo {
  id: number;
  /** Address of what to show; undefined until there is something. */
  preview: string | undefined;
  state: "waiting" | "uploading" | "failed" | "done";
  /** Share that is sent, from 0 to 1. */
  progress: number;
  /** The address it is known by once it is uploaded. */
  src: string | undefined;
  /** Why it failed. */
  fault: ApiErrorCode | undefined;
}

const nothing = { preview: undefined, src: undefined, fault: undefined, progress: 0 };

/** The fields of a photo that was just picked. */
export const waiting = { ...nothing, state: "waiting" } as const;

/** A photo that is there already, by its address. */
export const uploadedPhoto = (id: number, src: string): Photo => ({
  ...nothing,
  id,
  src,
  preview: src,
  state: "done",
  progress: 1,
});

/** Whether trying again with the same file would end the same way. */
export const isFinal = ({ fault }: Photo) => fault === "too_large" || fault === "unsupported_media";
