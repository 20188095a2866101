import type { Next } from "koa";
import { config } from "#config";
import type { ErrorBody, ErrorCode } from "#contract/errors.ts";
import type { Language } from "#contract/languages.ts";
import { languageOf } from "#core/people/accounts/languageOf.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { isDatabaseAway } from "#core/platform/errors/isDatabaseAway.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { refusalKey } from "#core/platform/i18n/refusalKey.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { log } from "#core/platform/log/log.ts";
import { askedLanguage } from "../serve/askedLanguage.ts";
import type { ApiContext } from "../serve/state.ts";

/** The one table of what a refusal's code is in HTTP. */
const statusOf: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthorized: 401,
  forbidden: 403,
  banned: 403,
  account_closing: 403,
  not_found: 404,
  conflict: 409,
  removed: 409,
  key_reused: 409,
  unwanted_contact: 409,
  not_active: 409,
  own_listing: 409,
  blocked: 403,
  not_enough_coins: 409,
  already_promoted: 409,
  price_changed: 409,
  balance_changed: 409,
  payment_closed: 409,
  payment_under_way: 409,
  method_unavailable: 409,
  GROUP_FULL: 409,
  GROUP_ENDED: 409,
  ALREADY_IN_GROUP: 409,
  code_unknown: 404,
  code_wrong: 400,
  code_expired: 400,
  phone_unproven: 403,
  too_large: 413,
  unsupported_media: 415,
  too_many_requests: 429,
  daily_limit: 429,
  unavailable: 503,
  internal: 500,
};

/** Messages that the storefront compares, so they are the same in every language. */
const comparedMessages: Partial<Record<ErrorCode, string>> = {
  code_wrong: "INVALID",
  code_expired: "EXPIRED",
};

const codeOfStatus: Record<number, ErrorCode> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  413: "too_large",
  415: "unsupported_media",
  429: "too_many_requests",
};

/** Seconds after which a database, or a bucket of photos, that is away is worth another call. */
const RETRY_AFTER = 5;

/** Our refusals as they are; those of Koa's parts by their status; what is out of reach, for a moment; else a bug. */
function toRuleError(error: unknown): RuleError | undefined {
  if (error instanceof RuleError) return error;
  if (isDatabaseAway(error)) return new RuleError("unavailable", "Out of reach", { retryAfter: RETRY_AFTER });
  if (error instanceof URIError) return new RuleError("invalid_input", "Malformed address");
  const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
  if (status < 400 || status >= 500) return undefined;
  return new RuleError(codeOfStatus[status] ?? "invalid_input", String(error));
}

async function languageFor(ctx: ApiContext, code: ErrorCode): Promise<Language> {
  // Where the database is the trouble, nobody waits for it once more.
  const userId = code === "unavailable" ? undefined : ctx.state.userId;
  // Where the database is the trouble, the answer still has to be made.
  const own = userId === undefined ? undefined : await languageOf(userId).catch(() => undefined);
  return own ?? askedLanguage(ctx) ?? "ru";
}

async function answer(ctx: ApiContext, { code, details }: RuleError, broke?: ErrorBody["broke"]) {
  const message = comparedMessages[code] ?? translate(await languageFor(ctx, code), refusalKey(code));
  const body: ErrorBody = { code, message, ...details, ...(config.quotesErrors && broke && { broke }) };
  for (const header of ["Content-Encoding", "ETag", "Last-Modified", "Cache-Control"]) ctx.remove(header);
  ctx.status = statusOf[code];
  ctx.type = "json";
  ctx.body = JSON.stringify(body);
  ctx.set("Cache-Control", "no-store");
  ctx.vary("Accept-Language");
  if (details.retryAfter !== undefined) ctx.set("Retry-After", String(details.retryAfter));
  if (code === "unauthorized") ctx.set("WWW-Authenticate", "Bearer");
}

/** Turns refusals into answers in the caller's language; whatever else is thrown is logged and a bare 500. */
export async function errors(ctx: ApiContext, next: Next): Promise<void> {
  try {
    await next();
    if (ctx.status === 404 && ctx.body == null) throw new RuleError("not_found", "Nothing here");
  } catch (error) {
    const refusal = toRuleError(error);
    const { requestId } = ctx.state;
    if (refusal && refusal.code !== "unavailable") return answer(ctx, refusal);
    const broke = describeError(error);
    if (refusal) log.warn({ requestId, error: broke }, "what a call needs is out of reach");
    else log.error({ requestId, error: broke }, "a call broke");
    await answer(ctx, refusal ?? new RuleError("internal", "Broken"), { ...broke });
  }
}
