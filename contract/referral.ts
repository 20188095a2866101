import { z } from "zod";
import { Id, IdParam, Remark, Skip, Timestamp, take } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { NOTE_MAX, PAYOUTS_PAGE, REFERRAL_PAGE } from "./limits.ts";
import { rewardReasons } from "./reasons.ts";

/**
 * The states of a reward: `Pending` until some days after delivery, then `Approved` and in the balance, `Paid` when the
 * balance was paid out; `Rejected` where there is nothing to get.
 */
export const rewardStates = ["Pending", "Approved", "Paid", "Rejected"] as const;
export type RewardState = (typeof rewardStates)[number];

/** Paise, 100 to the rupee. */
const Paise = z.int();

export const getRewardTotals = endpoint({
  method: "get",
  path: "/api/referral-payouts/total-amounts",
  access: "user",
  summary:
    "What the caller gets for whom they have brought, in paise by its state; Earned is Approved and Paid",
  input: z.object({}),
  output: z.object({ Pending: Paise, Approved: Paise, Paid: Paise, Earned: Paise }),
});

export const countReferrals = endpoint({
  method: "get",
  path: "/api/referral-payouts/referrals-count",
  access: "user",
  summary: "How many people the caller has brought",
  input: z.object({}),
  output: z.int(),
});

/**
 * The caller's reward for one order. The buyer is told by first name and initial only, the order by the last four
 * digits of its number. `rate` is in basis points of the order's total.
 */
export const RewardLine = z.object({
  id: z.int(),
  orderNumber: z.string(),
  /** The title of the product in English, and in Hindi where there is one. */
  title: z.string(),
  title_hi: z.string().nullable(),
  firstName: z.string(),
  initial: z.string(),
  amount: Paise,
  rate: z.int(),
  state: z.enum(rewardStates),
  /** Null but for `Rejected`. */
  reason: z.enum(rewardReasons).nullable(),
  /** When it is approved; null before delivery. */
  releaseAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type RewardLine = z.infer<typeof RewardLine>;

export const Referral = z.object({
  /** Money that can lower the total of an order or be paid out. */
  balance: Paise,
  pending: Paise,
  approved: Paise,
  paid: Paise,
  /** Approved and paid. */
  earned: Paise,
  invited: z.int(),
  payoutMethod: z.string(),
  lines: z.array(RewardLine),
  /** The number of all lines. */
  total: z.int(),
});
export type Referral = z.infer<typeof Referral>;

export const getReferral = endpoint({
  method: "get",
  path: "/api/user/referral",
  access: "user",
  summary: "The caller's balance, and every line of what they get for whom they have brought; the last first",
  input: z.object({
    take: take(REFERRAL_PAGE),
    /** The last line seen: those behind it are told. */
    after: IdParam.optional(),
  }),
  output: Referral,
});

/** Why the balance became more or less: `carried` comes from an account that became one with this. */
const balanceKinds = ["reward", "reward-reversed", "spent", "spent-returned", "payout", "carried"] as const;

/** A change of the balance: an increase, or a decrease where `amount` is negative. */
export const BalanceLine = z.object({
  id: z.int(),
  kind: z.enum(balanceKinds),
  amount: Paise,
  /** The order it was for: the caller's own, and of a friend's the last four digits; null of what is of none. */
  orderNumber: z.string().nullable(),
  /** The caller's own order. */
  orderId: z.int().nullable(),
  /** To whom it was paid out. */
  method: z.string().nullable(),
  createdAt: Timestamp,
});
export type BalanceLine = z.infer<typeof BalanceLine>;

export const listBalance = endpoint({
  method: "get",
  path: "/api/user/balance",
  access: "user",
  summary: "Every line of the caller's balance of rewards; the last first",
  input: z.object({
    take: take(REFERRAL_PAGE),
    /** The last line seen: those behind it are told. */
    after: IdParam.optional(),
  }),
  output: z.object({ lines: z.array(BalanceLine), total: z.int() }),
});

export const Payable = z.object({
  userId: z.int(),
  firstName: z.string(),
  lastName: z.string().nullable(),
  username: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  isBanned: z.boolean(),
  balance: Paise,
  method: z.string(),
  /** Null where nothing was paid out yet. */
  lastPaidAt: Timestamp.nullable(),
});

export const listPayouts = endpoint({
  method: "get",
  path: "/api/admin/payouts",
  access: "admin:money.read",
  summary: "Who has something to be paid out, and how they want it; the most first",
  input: z.object({ skip: Skip, take: take(PAYOUTS_PAGE) }),
  output: z.object({ data: z.array(Payable), total: z.int() }),
});

export const payOut = endpoint({
  method: "post",
  path: "/api/admin/payouts",
  access: "admin:money.move",
  summary:
    "Notes that a person's whole balance was paid out; refused when it isn't what was shown, and without an Idempotency-Key",
  needsKey: true,
  input: z.object({
    userId: Id,
    /** The balance that was shown and paid. */
    amount: z.int("number").positive("number").max(Number.MAX_SAFE_INTEGER, "number"),
    note: Remark(NOTE_MAX).optional(),
  }),
  output: z.object({ id: z.int(), amount: Paise, method: z.string(), createdAt: Timestamp }),
});
