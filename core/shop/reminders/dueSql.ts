import type { ReminderKind } from "#contract/reminders.ts";

/** Kinds that are told once the group has ended. */
export type EndKind = Extract<ReminderKind, "NoJoins24" | "GroupFinished">;
type OpenKind = Exclude<ReminderKind, EndKind | "NotJoinedOrCreated">;

/** Joins for a seat `m` in a group `g`: its person's shares of the link as `s`, and when somebody last joined. */
export const seatJoins = `
  left join group_shares s on s.group_id = g.id and s.user_id = m.user_id
  left join lateral (select max(joined_at) as at from group_members where group_id = g.id) last_join on true`;

// Joined from outside, a seat that isn't there has no end either.
const isOpen = "m.id is not null and m.left_at is null and is_open(g)";

/** The condition of each kind, the most telling kind first: when several are due at once, only the first is told. */
const conditions: Record<OpenKind, string> = {
  NoJoins10: "last_join.at <= now() - interval '10 hours'",
  NoJoins3: "last_join.at <= now() - interval '3 hours' and last_join.at > now() - interval '10 hours'",
  LinkCopied: "s.copied_at <= now() - interval '2 hours' and last_join.at <= s.copied_at",
  NotSharedLink:
    "m.join_type = 'Created' and g.created_at <= now() - interval '30 minutes' and s.group_id is null",
};

/** Kinds that are told while a group `g` is open, what tells most first. */
export const openKinds = Object.keys(conditions) as OpenKind[];

/** Whether a kind that is told while the group is open is true of a seat now; needs `seatJoins`. */
export const isTrueOfSeat = (kind: OpenKind): string => `(${isOpen} and ${conditions[kind]})`;

/** Whether somebody `user` who has looked at a product `p` could still buy it and never has. */
export const isTrueOfProduct = (user: string): string => `(p.is_published and p.is_real
  and not exists (select from orders where orders.user_id = ${user} and orders.product_id = p.id))`;
