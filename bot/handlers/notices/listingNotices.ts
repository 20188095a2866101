import { Composer } from "grammy";
import type { InlineKeyboardButton } from "grammy/types";
import { hushFavourite } from "#core/market/favourites/hushFavourite.ts";
import { answerSelling } from "#core/market/notices/answerSelling.ts";
import { noticePress } from "#core/market/notices/noticePress.ts";
import { ownerPress } from "#core/market/notices/ownerNotice.ts";
import { hasOwnPromoted } from "#core/market/promotions/hasOwnPromoted.ts";
import { closeListing } from "#core/market/selling/closeListing.ts";
import { readOwnStatus } from "#core/market/selling/readOwnStatus.ts";
import { renewListing } from "#core/market/selling/renewListing.ts";
import { reopenListing } from "#core/market/selling/reopenListing.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { dayAndMonth } from "#core/platform/time/reportDay.ts";
import type { BotContext } from "../../chat/context.ts";
import { buttonsLeft, type Pressed, settleNotice } from "../../chat/settleNotice.ts";
import { turnButtons } from "../../chat/turnButtons.ts";

/** Presses below notices about listings: one's own and those one keeps. */
export const listingNotices = new Composer<BotContext>();

/** Follows a press whose loss of a promotion was agreed to. */
const LOST = ":lost";

const pressed = (press: string) => new RegExp(`^${press}([1-9]\\d{0,8})$`);

/** What a moderator took down isn't changed any more, so its form doesn't open. */
const leadsToForm = (button: InlineKeyboardButton) =>
  "web_app" in button && button.web_app.url.includes("/editProduct/");

/**
 * What the listing has become since its notice came: said on it, with what can still be done. A second press of "sold" finds
 * it sold, as the first one said.
 */
async function settleAsItIs(ctx: Pressed, id: number): Promise<void> {
  const { status, isSold } = await readOwnStatus(ctx.person.id, id);
  const reopen = { text: ctx.t("button-undo-sold"), callback_data: ownerPress.reopen + id };
  const left = buttonsLeft(ctx, () => true);
  const rows = status === "removed" ? left.filter((row) => !row.some(leadsToForm)) : left;
  const isOver = status === "closed" || status === "expired";
  await settleNotice(
    ctx,
    ctx.t(isSold ? "selling-sold" : `listing-now-${status}`),
    undefined,
    isOver ? [[reopen], ...rows] : rows,
  );
}

/** Does what was pressed for; where the listing isn't any more what the notice was about, says what it is. */
async function unlessChanged(
  ctx: Pressed & { match: string | RegExpMatchArray },
  act: (id: number) => Promise<void>,
) {
  const id = Number(ctx.match[1]);
  try {
    await act(id);
  } catch (error) {
    if (!(error instanceof RuleError) || (error.code !== "not_active" && error.code !== "conflict"))
      throw error;
    await settleAsItIs(ctx, id);
  }
}

listingNotices.callbackQuery(pressed(ownerPress.renew), (ctx) =>
  unlessChanged(ctx, async (id) => {
    const { expiresAt } = await renewListing(ctx.person.id, id);
    await settleNotice(ctx, ctx.t("listing-renewed", { day: dayAndMonth(expiresAt) }));
  }),
);

listingNotices.callbackQuery(pressed(ownerPress.reopen), (ctx) =>
  unlessChanged(ctx, async (id) => {
    const { status } = await reopenListing(ctx.person.id, id);
    await settleNotice(ctx, ctx.t(status === "active" ? "listing-reopened" : "listing-resubmitted"));
  }),
);

listingNotices.callbackQuery(pressed(noticePress.selling), (ctx) =>
  unlessChanged(ctx, async (id) => {
    await answerSelling(ctx.person.id, id);
    const over = [ctx.callbackQuery.data, noticePress.sold + id + LOST];
    await settleNotice(ctx, ctx.t("selling-noted"), (data) => over.includes(data));
  }),
);

listingNotices.callbackQuery(new RegExp(`^${noticePress.sold}([1-9]\\d{0,8})(${LOST})?$`), (ctx) =>
  unlessChanged(ctx, async (id) => {
    if (!ctx.match[2] && (await hasOwnPromoted(ctx.person.id, id))) {
      const sure = { text: ctx.t("button-sold-anyway"), callback_data: noticePress.sold + id + LOST };
      const keep = { text: ctx.t("button-keep-selling"), callback_data: noticePress.selling + id };
      return settleNotice(ctx, ctx.t("sold-ends-promotion"), undefined, [[sure], [keep]]);
    }
    await closeListing(ctx.person.id, { id, reason: "SoldHere" });
    const undo = { text: ctx.t("button-undo-sold"), callback_data: ownerPress.reopen + id };
    await settleNotice(ctx, ctx.t("selling-sold"), undefined, [[undo]]);
  }),
);

listingNotices.callbackQuery(pressed(noticePress.hush), async (ctx) => {
  const id = Number(ctx.match[1]);
  await hushFavourite(ctx.person.id, id, true);
  await ctx.answerCallbackQuery({ text: ctx.t("listing-hushed"), show_alert: true });
  await turnButtons(ctx);
});

listingNotices.callbackQuery(pressed(noticePress.unhush), async (ctx) => {
  const id = Number(ctx.match[1]);
  await hushFavourite(ctx.person.id, id, false);
  await ctx.answerCallbackQuery({ text: ctx.t("listing-unhushed") });
  await turnButtons(ctx);
});
