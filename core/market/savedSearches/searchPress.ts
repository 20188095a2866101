import { idPart, press } from "#core/platform/telegram/press.ts";

/** Presses below a message about a saved search. */
export const searchPress = { mute: press("saved:mute", idPart), unmute: press("saved:unmute", idPart) };
