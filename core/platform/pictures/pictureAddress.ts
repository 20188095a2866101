import type { Language } from "#contract/languages.ts";
import type { Picture } from "./Picture.ts";

/** Where a picture of ours is had, on our server: an address that changes with what is on it. */
export const pictureAddress = (path: string, { version }: Picture, language: Language): string =>
  `/og/${path}.jpg?lng=${language}&v=${version}`;
