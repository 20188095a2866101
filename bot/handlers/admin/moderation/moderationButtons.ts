import type { InlineKeyboardButton } from "grammy/types";
import type { ModerationItem } from "#contract/moderation.ts";
import { rejectReasons, sellersFaults } from "#contract/reasons.ts";
import type { BotContext } from "../../../chat/context.ts";
import { appRow } from "../../../chat/keyboards.ts";
import type { SaidRefusal, Shown } from "../decisions/saidRefusal.ts";

type Rows = InlineKeyboardButton[][];

/** What a press of a moderator asks for, before what it is about; each part ends in a colon. */
export const moderatePress = {
  approve: "moderate:approve:",
  reject: "moderate:reject:",
  reason: "moderate:reason:",
  fault: "moderate:fault:",
  send: "moderate:send:",
  back: "moderate:back:",
  skip: "moderate:skip:",
  stop: "moderate:stop",
  again: "moderate:again",
  undo: "moderate:undo:",
} as const;

const shownOf = ({ product, edition }: ModerationItem): Shown => ({ id: product.id, edition });
const about = ({ id, edition }: Shown) => `${id}:${edition}`;

/** Whether something that was paid for the listing is lost or given back with it. */
export const isFaultAsked = ({ kind, product }: ModerationItem): boolean =>
  kind === "report" && (product.isPremium || product.isVIP || product.isTopUp);

/** The choices about a listing. */
export function choiceRows(ctx: BotContext, item: ModerationItem): Rows {
  const to = about(shownOf(item));
  const { kind } = item;
  return [
    [
      {
        text: ctx.t("moderate-button-approve", { kind }),
        callback_data: moderatePress.approve + to,
        style: "success",
      },
      {
        text: ctx.t("moderate-button-reject", { kind }),
        callback_data: moderatePress.reject + to,
        style: "danger",
      },
    ],
    ...appRow(ctx, "moderate-button-open", "market", `product_${item.product.link}`),
    [
      { text: ctx.t("moderate-button-skip"), callback_data: moderatePress.skip + item.product.id },
      { text: ctx.t("moderate-button-stop"), callback_data: moderatePress.stop },
    ],
  ];
}

const backRow = (ctx: BotContext, shown: Shown): InlineKeyboardButton[] => [
  { text: ctx.t("moderate-button-back"), callback_data: moderatePress.back + about(shown) },
];

/** The seven reasons, two in a row. */
export function reasonRows(ctx: BotContext, shown: Shown): Rows {
  const buttons = rejectReasons.map((reason) => ({
    text: ctx.t("moderate-reason", { reason }),
    callback_data: `${moderatePress.reason}${about(shown)}:${reason}`,
  }));
  const rows = [0, 2, 4, 6].map((first) => buttons.slice(first, first + 2));
  return [...rows, backRow(ctx, shown)];
}

/** Whether the seller loses what they paid: what the reason says by itself comes first. */
export function faultRows(ctx: BotContext, { reason, ...shown }: SaidRefusal, coins: number): Rows {
  const row = (isFault: boolean) => [
    {
      text: ctx.t("moderate-button-fault", { isFault: isFault ? 1 : 0, coins }),
      callback_data: `${moderatePress.fault}${about(shown)}:${reason}:${isFault ? 1 : 0}`,
    },
  ];
  const isUsual = sellersFaults.includes(reason);
  return [row(isUsual), row(!isUsual), backRow(ctx, shown)];
}

/** While words to the seller are waited for. */
export function noteRows(ctx: BotContext, { reason, isSellersFault, ...shown }: SaidRefusal): Rows {
  const fault = isSellersFault === undefined ? "" : `:${isSellersFault ? 1 : 0}`;
  const callback_data = `${moderatePress.send}${about(shown)}:${reason}${fault}`;
  return [[{ text: ctx.t("moderate-button-send"), callback_data }], backRow(ctx, shown)];
}

export const undoRows = (ctx: BotContext, shown: Shown): Rows => [
  [{ text: ctx.t("moderate-button-undo"), callback_data: moderatePress.undo + about(shown) }],
];
