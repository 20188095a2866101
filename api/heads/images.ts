import type { Language } from "#contract/languages.ts";
import { appPicture } from "#core/platform/pictures/appPicture.ts";
import type { Picture } from "#core/platform/pictures/Picture.ts";
import { HEIGHT, WIDTH } from "#core/platform/pictures/parts.ts";
import { pictureAddress } from "#core/platform/pictures/pictureAddress.ts";
import { absolute, type WebApp } from "./addresses.ts";
import type { Head } from "./Head.ts";

/** A picture of ours for messengers, at an address that changes with what is on it. */
export function drawn(path: string, picture: Picture, language: Language, alt: string): Head["image"] {
  return { url: absolute(pictureAddress(path, picture, language)), width: WIDTH, height: HEIGHT, alt };
}

/** The picture of an app as a whole. */
export function appImage(app: WebApp, language: Language, alt: string): Head["image"] {
  const name = app === "storefront" ? "shop" : "market";
  return drawn(name, appPicture(name, language), language, alt);
}
