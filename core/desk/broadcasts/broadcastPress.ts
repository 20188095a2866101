import { languages } from "#contract/languages.ts";
import { idPart, oneOf, press, textPart } from "#core/platform/telegram/press.ts";
import { wordsKeys } from "./broadcast.ts";

/** Presses below messages about a broadcast; each names it last. */
export const broadcastPress = {
  text: press("cast:text", oneOf(wordsKeys), idPart),
  untext: press("cast:untext", oneOf(wordsKeys), idPart),
  photo: press("cast:photo", idPart),
  button: press("cast:button", idPart),
  language: press("cast:lang", oneOf(languages), idPart),
  app: press("cast:app", oneOf(["market", "shop"]), idPart),
  drop: press("cast:drop", idPart),
  preview: press("cast:preview", idPart),
  edit: press("cast:edit", idPart),
  /** Sends what was seen, which its edition names. */
  send: press("cast:send", textPart(/^[\w-]{16}$/), idPart),
  /** Shows what another admin may not send alone, by its edition. */
  second: press("cast:second", textPart(/^[\w-]{16}$/), idPart),
  look: press("cast:look", idPart),
  stop: press("cast:stop", idPart),
};
