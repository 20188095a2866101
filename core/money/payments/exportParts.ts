import type { Part } from "#core/people/exports/parts/part.ts";

/** The line of coins in a person's profile. */
export const coinsSql = "coalesce((select balance from ledger_accounts where user_id = u.id), 0)";

const listingSql =
  "(select json_build_object('link', l.link, 'name', l.name) from listings l where l.id = t.listing_id)";

/** A person's payments and coins. */
export const moneyParts = {
  payments: {
    keys: {
      id: "t.id",
      method: "t.method",
      status: "t.status",
      coins: "t.coins",
      stars: "t.stars",
      listing: listingSql,
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
} satisfies Record<string, Part>;
