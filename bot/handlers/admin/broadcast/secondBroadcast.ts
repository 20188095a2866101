import type { Filter } from "grammy";
import { askSecond, findAskedDraft } from "#core/desk/broadcasts/askSecond.ts";
import { broadcastPress } from "#core/desk/broadcasts/broadcastPress.ts";
import { countAudience } from "#core/desk/broadcasts/countAudience.ts";
import { pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say } from "../../../chat/say.ts";
import { dropButtons } from "../moderation/decideInChat.ts";
import { previewRow } from "./broadcastCard.ts";
import { broadcastLanguages } from "./broadcastLanguages.ts";
import { sendBroadcast } from "./sendBroadcast.ts";

/** A broadcast that its author may not send alone: another admin looks at it and sends it. */
export const secondBroadcast = new Feature("secondBroadcast", mayDo("broadcasts.send"));

/** Asks the others who may send a draft: so many people are written to by two admins. */
export async function askOthers(
  ctx: Filter<BotContext, "callback_query:data">,
  edition: string,
  id: number,
): Promise<void> {
  const asking = { adminId: ctx.person.id, name: ctx.person.firstName };
  const count = await askSecond(asking, { id, edition });
  await dropButtons(ctx, ctx.callbackQuery.message?.message_id ?? 0);
  if (count === undefined) return say(ctx, "broadcast-changed", {}, [previewRow(ctx, id)]);
  await say(ctx, "broadcast-second-asked", { count });
}

secondBroadcast.press(broadcastPress.second, async (ctx, edition, id) => {
  const draft = await findAskedDraft(id, edition);
  if (!draft || draft.adminId === ctx.person.id) {
    await ctx.answerCallbackQuery({ text: ctx.t("button-outdated"), show_alert: true });
    return;
  }
  await ctx.answerCallbackQuery();
  for (const language of broadcastLanguages(draft, ctx.person.language))
    await sendBroadcast(ctx, draft, language);
  const count = await countAudience(draft.audience);
  const send = pressButton(ctx.t("button-broadcast-send", { count }), broadcastPress.send.pack(edition, id));
  await say(ctx, "broadcast-confirm", { count }, [[{ ...send, style: "danger" }]]);
});
