import { Composer, type Filter } from "grammy";
import { ownerPress } from "#core/lifecycle/ownerNotice.ts";
import { renewListing } from "#core/listings/renewListing.ts";
import { reopenListing } from "#core/listings/reopenListing.ts";
import { reportDay } from "#core/reportDay.ts";
import type { BotContext } from "../context.ts";

/** Presses below notices about one's own listings. */
export const listingNotices = new Composer<BotContext>();

const pressed = (press: string) => new RegExp(`^${press}([1-9]\\d{0,8})$`);

/** Tells what came of the press, adds it to the notice and takes the button away: it has done its work. */
async function settle(ctx: Filter<BotContext, "callback_query:data">, outcome: string): Promise<void> {
  await ctx.answerCallbackQuery({ text: outcome });
  const { message, data } = ctx.callbackQuery;
  const rows = (message?.reply_markup?.inline_keyboard ?? [])
    .map((row) => row.filter((button) => !("callback_data" in button && button.callback_data === data)))
    .filter((row) => row.length > 0);
  await ctx.editMessageText(`${message?.text ?? ""}\n\n${outcome}`.trim(), {
    entities: message?.entities ?? [],
    reply_markup: { inline_keyboard: rows },
  });
}

listingNotices.callbackQuery(pressed(ownerPress.renew), async (ctx) => {
  const { expiresAt } = await renewListing(ctx.person.id, Number(ctx.match[1]));
  const [, month, day] = reportDay(expiresAt).split("-");
  await settle(ctx, ctx.t("listing-renewed", { day: `${day}.${month}` }));
});

listingNotices.callbackQuery(pressed(ownerPress.reopen), async (ctx) => {
  const { status } = await reopenListing(ctx.person.id, Number(ctx.match[1]));
  await settle(ctx, ctx.t(status === "active" ? "listing-reopened" : "listing-resubmitted"));
});
