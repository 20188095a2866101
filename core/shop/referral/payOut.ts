import { QueryTypes } from "sequelize";
import type { z } from "zod";
import type { payOut as contract } from "#contract/referral.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { paiseText } from "#core/platform/i18n/rupeeText.ts";
import { DeliveryProfile } from "#db/models/DeliveryProfile.ts";
import { User } from "#db/models/User.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { enterMoney, holdWallet } from "./enterMoney.ts";
import { tellPerson } from "./tellPerson.ts";

type Payout = z.input<typeof contract.output>;

/** Before the wallet, as whoever takes a reward back does. */
const HOLD_REWARDS = `
  select id from referral_rewards where referer_id = $userId and state = 'Approved' order by id for update`;
const NOTE = `
  insert into referral_payouts (user_id, amount_paise, method, by_id, note)
  values ($userId, $amount, $method, $byId, $note)
  returning id, amount_paise as amount, method, created_at as "createdAt"`;
const MARK = `
  update referral_rewards set state = 'Paid', decided_at = now()
  where id in (select value::integer from jsonb_array_elements_text($ids::jsonb))`;

async function note(bind: Record<string, unknown>): Promise<Payout> {
  const [payout] = await sequelize.query<Payout>(NOTE, { type: QueryTypes.SELECT, bind });
  if (!payout) throw new Error("A payout is gone as soon as it was noted");
  return payout;
}

/**
 * Notes that an admin has paid somebody their whole balance; what was approved is paid then, and they are told.
 * @throws {RuleError} not_found; conflict when the balance isn't what the admin was shown.
 */
export function payOut(
  byId: number,
  { userId, amount, note: words }: z.output<typeof contract.input>,
): Promise<Payout> {
  return transact(async () => {
    const user = await User.findByPk(userId);
    if (!user) throw new RuleError("not_found", "No such person");
    const rewards = await sequelize.query<{ id: number }>(HOLD_REWARDS, {
      type: QueryTypes.SELECT,
      bind: { userId },
    });
    const balance = await holdWallet(userId);
    if (balance !== amount) throw new RuleError("conflict", `They have ${balance} paise, not ${amount}`);
    const profile = await DeliveryProfile.findByPk(userId, { attributes: ["payoutMethod"] });
    const method = profile?.payoutMethod ?? "";
    const payout = await note({ userId, amount, method, byId, note: words || null });
    const { id: payoutId } = payout;
    await enterMoney({ userId, amount: -amount, kind: "payout", cause: `payout:${payoutId}`, payoutId });
    await sequelize.query(MARK, { bind: { ids: JSON.stringify(rewards.map(({ id }) => id)) } });
    await recordAudit({
      actorId: byId,
      action: "referral.payout",
      subjectType: "user",
      subjectId: userId,
      details: { payoutId, amount },
    });
    await tellPerson(user, `referral-paid:${payoutId}`, {
      ...(method === ""
        ? { key: "referral-paid", values: { amount: paiseText(amount) } }
        : { key: "referral-paid-to", values: { amount: paiseText(amount), method } }),
    });
    return payout;
  });
}
