import type { InlineKeyboardButton } from "grammy/types";
import { shorten } from "#contract/cutText.ts";
import { languages } from "#contract/languages.ts";
import { type Broadcast, type WordsKey, wordsKeys } from "#core/desk/broadcasts/broadcast.ts";
import { countAudience } from "#core/desk/broadcasts/countAudience.ts";
import { castPress } from "#core/desk/broadcasts/progressWords.ts";
import type { BotContext } from "../../../chat/context.ts";
import { words } from "../../../chat/say.ts";

const EXCERPT_MAX = 60;

/** What stands so far, a line for each text. */
const textLines = (ctx: BotContext, draft: Broadcast): string[] =>
  wordsKeys.flatMap((key) => {
    const said = draft.words[key];
    const text = said && shorten(said.text.replace(/\s+/g, " ") || "–", EXCERPT_MAX);
    return text ? [words(ctx, "broadcast-text-line", { key, text })] : [];
  });

/** A draft as its writer sees it: what it says, to whom, to how many. */
export async function castCardWords(ctx: BotContext, draft: Broadcast): Promise<string> {
  const { audience, button, photoFileId } = draft;
  const named = audience.languages?.map((key) => ctx.t("broadcast-language", { key })) ?? [];
  const chosen = named.length > 0 ? named.join(", ") : "all";
  return [
    words(ctx, "broadcast-card"),
    ...textLines(ctx, draft),
    ...(photoFileId ? [words(ctx, "broadcast-photo")] : []),
    ...(button ? [words(ctx, "broadcast-button", { label: button.label })] : []),
    words(ctx, "broadcast-audience", { languages: chosen, app: audience.app ?? "any" }),
    words(ctx, "broadcast-count", { count: await countAudience(audience) }),
  ].join("\n");
}

/** The way on from a draft: how it will look, and then to all. */
export const previewRow = (ctx: BotContext, id: number): InlineKeyboardButton[] => [
  { text: ctx.t("button-broadcast-preview"), callback_data: `${castPress}preview:${id}` },
];

/** What can be changed of a draft, and the way on. */
export function castCardRows(ctx: BotContext, { id, words: said, audience, button, photoFileId }: Broadcast) {
  const press = (what: string) => `${castPress}${what}:${id}`;
  const textButton = (key: WordsKey): InlineKeyboardButton => ({
    text: ctx.t("button-broadcast-text", { key, code: key.toUpperCase(), isWritten: said[key] ? 1 : 0 }),
    callback_data: press(`text:${key}`),
  });
  return [
    [textButton("any")],
    languages.map(textButton),
    languages.map((language) => ({
      text: `${audience.languages?.includes(language) ? "✅" : "👥"} ${language.toUpperCase()}`,
      callback_data: press(`lang:${language}`),
    })),
    (["market", "shop"] as const).map((app) => ({
      text: ctx.t("button-broadcast-app", { app, isChosen: audience.app === app ? 1 : 0 }),
      callback_data: press(`app:${app}`),
    })),
    [{ text: ctx.t("button-broadcast-link", { isThere: button ? 1 : 0 }), callback_data: press("button") }],
    ...(photoFileId ? [[{ text: ctx.t("button-broadcast-unphoto"), callback_data: press("photo") }]] : []),
    previewRow(ctx, id),
    [{ text: ctx.t("button-broadcast-drop"), callback_data: press("drop") }],
  ];
}
