import { plainDigits } from "#contract/plainDigits.ts";
import { MANAGER_COINS_MAX, may } from "#contract/roles.ts";
import { notePerson } from "#core/desk/lookup/noteLookUp.ts";
import { getRefundable, refundByHand } from "#core/money/payments/refundByHand.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { KeyWith } from "#core/platform/i18n/translate.ts";
import { idPart, press, pressButton } from "#core/platform/telegram/press.ts";
import type { BotContext } from "../../../chat/context.ts";
import { Feature } from "../../../chat/feature.ts";
import { settleWords } from "../../../chat/replaceWords.ts";
import { mayDo } from "../../../chat/rights.ts";
import { say } from "../../../chat/say.ts";

/** Refunds: `/refund <transaction>`. */
export const refund = new Feature("refund", mayDo("money.move"));

const refundPress = { refund: press("refund:do", idPart), leave: press("refund:leave") };

/** The consequences of a refund, which differ by how it was paid. */
function planOf({ method, isPack }: Awaited<ReturnType<typeof getRefundable>>) {
  if (method === "stars") return isPack ? "refund-ask-pack" : "refund-ask-stars";
  if (method === "coins") return "refund-ask-coins";
  return method === "click" ? "refund-dashboard-click" : "refund-dashboard";
}

/** Refusals of a refund, in an admin's words. */
const refusals: Partial<Record<RuleError["code"], KeyWith<{ id: string }>>> = {
  not_found: "refund-unknown",
  payment_closed: "refund-not-paid",
  conflict: "refund-used-up",
  not_enough_coins: "refund-spent",
  forbidden: "refund-own",
};

async function refusalOf(run: () => Promise<void>): Promise<KeyWith<{ id: string }> | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    const refusal = error instanceof RuleError ? refusals[error.code] : undefined;
    if (!refusal) throw error;
    return refusal;
  }
}

async function ask(ctx: BotContext, id: number): Promise<void> {
  const found = await getRefundable(id);
  await notePerson(ctx.person.id, found.payer.id);
  const plan = planOf(found);
  const { method, coins, stars, payer } = found;
  if (coins > MANAGER_COINS_MAX && !may(ctx.person.role, "money.moveAny")) {
    return say(ctx, "right-limit", { coins: MANAGER_COINS_MAX });
  }
  const values = { id: String(id), coins, stars: stars ?? 0, name: payer.firstName, provider: method };
  const rows = [
    [{ ...pressButton(ctx.t("button-refund"), refundPress.refund.pack(id)), style: "danger" as const }],
    [pressButton(ctx.t("button-cancel"), refundPress.leave.pack())],
  ];
  await say(ctx, plan, values, plan.startsWith("refund-dashboard") ? [] : rows);
}

refund.command("refund", async (ctx) => {
  const [, id] = /^#?([1-9]\d{0,8})$/.exec(plainDigits(ctx.match.trim())) ?? [];
  if (!id) return say(ctx, "refund-usage");
  const refusal = await refusalOf(() => ask(ctx, Number(id)));
  if (refusal) await say(ctx, refusal, { id });
});

refund.press(refundPress.refund, async (ctx, id) => {
  const refusal = await refusalOf(() => refundByHand(id, ctx.person.id));
  await settleWords(ctx, refusal ?? "refund-done", { id: String(id) });
});

refund.press(refundPress.leave, (ctx) => settleWords(ctx, "refund-left"));
