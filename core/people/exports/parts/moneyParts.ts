import { listingOf, nameOf, type Part } from "./part.ts";

/** Payments, coins and rewards. */
export const moneyParts: Record<string, Part> = {
  payments: {
    keys: {
      id: "t.id",
      method: "t.method",
      status: "t.status",
      coins: "t.coins",
      stars: "t.stars",
      listing: listingOf("t.listing_id"),
      createdAt: "iso_time(t.created_at)",
      paidAt: "iso_time(t.paid_at)",
    },
    from: "transactions t where t.user_id = $1",
    order: "t.id",
  },
  coins: {
    keys: { kind: "m.kind", amount: "e.amount", payment: "m.transaction_id", at: "iso_time(m.created_at)" },
    from: `ledger_accounts a join ledger_entries e on e.account_id = a.id
      join ledger_movements m on m.id = e.movement_id where a.user_id = $1`,
    order: "m.id",
  },
  referralMoney: {
    keys: { kind: "w.kind", paise: "w.amount_paise", at: "iso_time(w.created_at)" },
    from: "wallet_entries w where w.user_id = $1",
    order: "w.id",
  },
  referralRewards: {
    keys: {
      forWhom: nameOf("o.user_id"),
      paise: "r.amount_paise",
      state: "r.state",
      at: "iso_time(r.created_at)",
    },
    from: "referral_rewards r join orders o on o.id = r.order_id where r.referer_id = $1",
    order: "r.id",
  },
  referralPayouts: {
    keys: { paise: "p.amount_paise", method: "p.method", at: "iso_time(p.created_at)" },
    from: "referral_payouts p where p.user_id = $1",
    order: "p.id",
  },
};
