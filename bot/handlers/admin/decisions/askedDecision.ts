import { randomUUID } from "node:crypto";
import type { Filter } from "grammy";
import type { BotContext } from "../../../chat/context.ts";
import { words } from "../../../chat/say.ts";
import type { AskedDecision } from "./decision.ts";

type Kind = AskedDecision["kind"];
type Press = Filter<BotContext, "callback_query:data">;

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const LEAVE = "decide:leave";

/** Presses that carry a decision of this kind out: its key and what was chosen. */
export const decisionPress = (kind: Kind, choice = ""): RegExp =>
  new RegExp(`^decide:${kind}:(${UUID})${choice}$`);

/** Any press that leaves everything as it is. */
export const leavePress = LEAVE;

/** Keeps what is asked, so that a press needs to carry its key only. */
export async function keepAsked(ctx: BotContext, asked: AskedDecision): Promise<string> {
  const key = randomUUID();
  ctx.session = { ...(await ctx.session), asked: { ...asked, key } };
  return key;
}

/** Buttons of a question: what may be chosen, and to leave it. */
export function askRows(
  ctx: BotContext,
  { kind, key }: { kind: Kind; key: string },
  choices: { text: string; choice?: string }[],
) {
  return [
    ...choices.map(({ text, choice = "" }) => [
      { text, callback_data: `decide:${kind}:${key}${choice}`, style: "danger" as const },
    ]),
    [{ text: ctx.t("button-cancel"), callback_data: LEAVE }],
  ];
}

const isOf = <K extends Kind>(asked: AskedDecision, kind: K): asked is Extract<AskedDecision, { kind: K }> =>
  asked.kind === kind;

/** What was asked with this key, if it was the last question; else the press is answered as an outdated one. */
export async function findAsked<K extends Kind>(ctx: Press, kind: K, key: string) {
  const { asked } = await ctx.session;
  if (asked?.key === key && isOf(asked, kind)) return asked;
  await ctx.answerCallbackQuery({ text: ctx.t("button-outdated"), show_alert: true });
  return undefined;
}

/** Puts what became of it in the place of the question. */
export async function conclude(
  ctx: Press,
  html: string,
  rows: { text: string; callback_data: string }[][] = [],
): Promise<void> {
  await ctx.answerCallbackQuery();
  await ctx.editMessageText(html, { parse_mode: "HTML", reply_markup: { inline_keyboard: rows } });
}

/** Leaves everything as it is. */
export const leave = (ctx: Press): Promise<void> => conclude(ctx, words(ctx, "admin-left"));
