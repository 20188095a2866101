import { z } from "zod";

/** Every code an answer of the API may carry; `api/middleware/errors.ts` owns the table code → status. */
export const ErrorCode = z.enum([
  "invalid_input",
  "unauthorized",
  "forbidden",
  "banned",
  "account_closing",
  "not_found",
  "conflict",
  "removed",
  "key_reused",
  "unwanted_contact",
  "not_active",
  "own_listing",
  "blocked",
  "not_enough_coins",
  "already_promoted",
  "price_changed",
  "balance_changed",
  "payment_closed",
  "payment_under_way",
  "method_unavailable",
  "GROUP_FULL",
  "GROUP_ENDED",
  "ALREADY_IN_GROUP",
  "code_unknown",
  "code_wrong",
  "code_expired",
  "phone_unproven",
  "too_large",
  "unsupported_media",
  "too_many_requests",
  "daily_limit",
  "unavailable",
  "internal",
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** Body of every refusal. `fields` names the wrong ones; `retryAfter` is in seconds; `broke` says why, on a developer's own market. */
export const ErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfter: z.int().optional(),
  broke: z.record(z.string(), z.unknown()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
