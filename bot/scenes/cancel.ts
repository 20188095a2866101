import { languages } from "#contract/languages.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { Feature } from "../chat/feature.ts";
import { removeKeyboard } from "../chat/keyboards.ts";

const cancels = new Set(languages.map((language) => translate(language, "button-cancel")));

/** Whether words are those of a scene's "Cancel", in any language: its keyboard may be older than the last choice of one. */
export const isCancel = (text: string | undefined): boolean => text !== undefined && cancels.has(text.trim());

/** A "Cancel" or `/cancel` that nothing waits for: its keyboard was left over. After the scenes, before the words of conversations. */
export const staleCancel = new Feature("staleCancel");

staleCancel.command("cancel", (ctx) => ctx.reply(ctx.t("cancel-none"), removeKeyboard));
staleCancel.on("message:text", (ctx, next) =>
  isCancel(ctx.message.text) ? ctx.reply(ctx.t("scene-none"), removeKeyboard) : next(),
);
