import { textsOf } from "#webapps/shared/language/texts.ts";
import type { en } from "./en.ts";

/** The words of this app and of what the apps share. */
export const useText = textsOf<typeof en>();
