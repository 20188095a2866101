import type { InlineKeyboardButton } from "grammy/types";
import { shorten } from "#contract/cutText.ts";
import { languages } from "#contract/languages.ts";
import { type Broadcast, type WordsKey, wordsKeys } from "#core/desk/broadcasts/broadcast.ts";
import { broadcastPress } from "#core/desk/broadcasts/broadcastPress.ts";
import { countAudience } from "#core/desk/broadcasts/countAudience.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { words } from "../../../chat/say.ts";

const EXCERPT_MAX = 60;

/** The texts so far, a line each. */
const textLines = (ctx: BotContext, draft: Broadcast): string[] =>
  wordsKeys.flatMap((key) => {
    const said = draft.words[key];
    const text = said && shorten(said.text.replace(/\s+/g, " ") || "–", EXCERPT_MAX);
    return text ? [words(ctx, "broadcast-text-line", { key, text })] : [];
  });

/** A draft as its writer sees it: what it says, to whom, to how many. */
export async function broadcastCardWords(ctx: BotContext, draft: Broadcast): Promise<string> {
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
  pressButton(ctx.t("button-broadcast-preview"), broadcastPress.preview.pack(id)),
];

/** Buttons to change a draft, and the way on. */
export function broadcastCardRows(
  ctx: BotContext,
  { id, words: said, audience, button, photoFileId }: Broadcast,
) {
  const textButton = (key: WordsKey): InlineKeyboardButton =>
    pressButton(
      ctx.t("button-broadcast-text", { key, code: key.toUpperCase(), isWritten: said[key] ? 1 : 0 }),
      broadcastPress.text.pack(key, id),
    );
  return [
    [textButton("any")],
    languages.map(textButton),
    languages.map((language) =>
      pressButton(
        `${audience.languages?.includes(language) ? "✅" : "👥"} ${language.toUpperCase()}`,
        broadcastPress.language.pack(language, id),
      ),
    ),
    (["market", "shop"] as const).map((app) =>
      pressButton(
        ctx.t("button-broadcast-app", { app, isChosen: audience.app === app ? 1 : 0 }),
        broadcastPress.app.pack(app, id),
      ),
    ),
    [
      pressButton(
        ctx.t("button-broadcast-link", { isThere: button ? 1 : 0 }),
        broadcastPress.button.pack(id),
      ),
    ],
    ...(photoFileId ? [[pressButton(ctx.t("button-broadcast-unphoto"), broadcastPress.photo.pack(id))]] : []),
    previewRow(ctx, id),
    [pressButton(ctx.t("button-broadcast-drop"), broadcastPress.drop.pack(id))],
  ];
}
