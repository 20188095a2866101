import { textsOf } from "#webapps/shared/language/texts.ts";
import type { ru } from "./ru.ts";

/** The words of this app and of what the apps share. */
export const useText = textsOf<typeof ru>();
