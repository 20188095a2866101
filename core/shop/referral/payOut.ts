import type { z } from "zod";
import { type payOut as contract, type listPayouts, Payable } from "#contract/referral.ts";
import { MANAGER_PAISE_MAX, may } from "#contract/roles.ts";
import { lockAdmin } from "#core/people/admins/lockAdmin.ts";
import { recordAudit } from "#core/platform/audit/recordAudit.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { paiseText } from "#core/platform/i18n/rupeeText.ts";
import { DeliveryProfile } from "#db/models/DeliveryProfile.ts";
import { User } from "#db/models/User.ts";
import { date, maybe, number, type RowOf, rows, text } from "#db/rows.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { enterMoney, lockWallet } from "./enterMoney.ts";
import { tellPerson } from "./tellPerson.ts";

const payableRow = { ...Payable.shape, lastPaidAt: maybe(date) };

const LIST = `
  select w.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.username,
    u.phone_number as "phoneNumber", u.banned_at is not null as "isBanned", w.balance_paise as balance,
    coalesce(d.payout_method, '') as method,
    (select max(created_at) from referral_payouts p where p.user_id = w.user_id) as "lastPaidAt"
  from wallets w join users u on u.id = w.user_id left join delivery_profiles d on d.user_id = w.user_id
  where w.balance_paise > 0 order by w.balance_paise desc, w.user_id offset $skip limit $take`;
const COUNT = "select count(*) as count from wallets where balance_paise > 0";

/** Lists the people who have something to be paid out, for an admin; the most first. */
export async function listPayable(page: {
  skip: number;
  take: number;
}): Promise<z.input<typeof listPayouts.output>> {
  const data = await rows(payableRow, LIST, { ...page });
  const [all] = await rows({ count: number }, COUNT);
  return { data, total: all?.count ?? 0 };
}

const payoutRow = { id: number, amount: number, method: text, createdAt: date };

type Payout = RowOf<typeof payoutRow>;

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
  const [payout] = await rows(payoutRow, NOTE, bind);
  if (!payout) throw new Error("A payout is gone as soon as it was noted");
  return payout;
}

/**
 * Notes that an admin has paid somebody their whole balance; what was approved is paid then, and they are told.
 * @throws {RuleError} forbidden for what the admin's role doesn't let; not_found; conflict when the balance isn't what the admin was shown.
 */
export function payOut(
  byId: number,
  { userId, amount, note: words }: z.output<typeof contract.input>,
): Promise<Payout> {
  return transact(async () => {
    const role = await lockAdmin(byId, "money.move");
    if (amount > MANAGER_PAISE_MAX && !may(role, "money.moveAny")) {
      throw new RuleError("forbidden", "More than this role may move");
    }
    if (!(await User.findByPk(userId, { attributes: ["id"] })))
      throw new RuleError("not_found", "No such person");
    const rewards = await rows({ id: number }, HOLD_REWARDS, { userId });
    const balance = await lockWallet(userId);
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
    await tellPerson(userId, `referral-paid:${payoutId}`, {
      ...(method === ""
        ? { key: "referral-paid", values: { amount: paiseText(amount) } }
        : { key: "referral-paid-to", values: { amount: paiseText(amount), method } }),
    });
    return payout;
  });
}
