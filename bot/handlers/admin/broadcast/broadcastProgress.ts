import { broadcastPress } from "#core/desk/broadcasts/broadcastPress.ts";
import { progressWords } from "#core/desk/broadcasts/progressWords.ts";
import { readProgress } from "#core/desk/broadcasts/readProgress.ts";
import { noteProgressMessage } from "#core/desk/broadcasts/takeProgress.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { sayHtml, words } from "../../../chat/say.ts";

/** Shows how far a broadcast of the admin's own is; the message keeps itself up. */
export async function showProgress(ctx: BotContext, id: number): Promise<void> {
  const { html, keyboard } = progressWords(ctx.person.language, await readProgress(id));
  const { message_id } = await ctx.reply(html, {
    parse_mode: "HTML",
    reply_markup: { inline_keyboard: keyboard },
  });
  await noteProgressMessage(id, message_id);
}

/** How far somebody else's broadcast is at this moment; what keeps itself up is the message of who began it. */
export async function othersCard(ctx: BotContext, id: number) {
  const { html, keyboard } = progressWords(ctx.person.language, await readProgress(id));
  if (keyboard.length === 0) return { html, keyboard };
  const look = pressButton(ctx.t("button-broadcast-look"), broadcastPress.look.pack(id));
  return { html: `${html}\n\n${words(ctx, "broadcast-of-other")}`, keyboard: [[look], ...keyboard] };
}

/** Shows how far somebody else's broadcast is. */
export async function showOthers(ctx: BotContext, id: number): Promise<void> {
  const { html, keyboard } = await othersCard(ctx, id);
  await sayHtml(ctx, html, keyboard);
}
