import { Composer } from "grammy";
import { ownerPress } from "#core/lifecycle/ownerNotice.ts";
import { renewListing } from "#core/listings/renewListing.ts";
import { reopenListing } from "#core/listings/reopenListing.ts";
import { reportDay } from "#core/reportDay.ts";
import type { BotContext } from "../context.ts";
import { settleNotice } from "../settleNotice.ts";

/** Presses below notices about one's own listings. */
export const listingNotices = new Composer<BotContext>();

const pressed = (press: string) => new RegExp(`^${press}([1-9]\\d{0,8})$`);

listingNotices.callbackQuery(pressed(ownerPress.renew), async (ctx) => {
  const { expiresAt } = await renewListing(ctx.person.id, Number(ctx.match[1]));
  const [, month, day] = reportDay(expiresAt).split("-");
  await settleNotice(ctx, ctx.t("listing-renewed", { day: `${day}.${month}` }));
});

listingNotices.callbackQuery(pressed(ownerPress.reopen), async (ctx) => {
  const { status } = await reopenListing(ctx.person.id, Number(ctx.match[1]));
  await settleNotice(ctx, ctx.t(status === "active" ? "listing-reopened" : "listing-resubmitted"));
});
