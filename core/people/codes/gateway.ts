import { z } from "zod";
import { config } from "#config";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { CODE_LIFE } from "./codeLimits.ts";
import type { GatewayCode } from "./gatewayQueue.ts";

const PATIENCE_MS = 10_000;
/** Shortest and longest life that Gateway gives a message, in seconds. */
const TTL_MIN = 30;
const TTL_MAX = CODE_LIFE / 1000;

const Answer = z.union([
  z.object({ ok: z.literal(true), result: z.object({ request_id: z.string().min(1).max(200) }) }),
  z.object({ ok: z.literal(false), error: z.string().regex(/^[A-Z0-9_]{1,60}$/) }),
]);

/** Where Gateway tells what became of a message; it calls https only. */
const callbackUrl = () =>
  config.PUBLIC_URL.startsWith("https:") ? { callback_url: `${config.PUBLIC_URL}/api/auth/gateway` } : {};

/** Asks Telegram Gateway to send our code (core.telegram.org/gateway/api, sendVerificationMessage). */
async function callGateway({ phoneNumber, code, secondsLeft, id }: GatewayCode) {
  const response = await fetch(`${config.GATEWAY_API_ROOT}/sendVerificationMessage`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${config.GATEWAY_TOKEN}` },
    body: JSON.stringify({
      phone_number: phoneNumber,
      code,
      payload: id,
      ...callbackUrl(),
      ttl: Math.min(TTL_MAX, Math.max(TTL_MIN, Math.floor(secondsLeft))),
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return Answer.parse(await response.json());
}

/** Has Gateway send a code that was taken; where it can't, only the link to the bot is left for that asking. */
export async function sendByGateway(taken: GatewayCode): Promise<void> {
  const { id } = taken;
  let reason: unknown;
  try {
    const answer = await callGateway(taken);
    if (answer.ok) {
      await PhoneCode.update({ gatewayRequestId: answer.result.request_id }, { where: { id } });
      log.info({ codeId: id, requestId: answer.result.request_id }, "Gateway sends a code");
      return;
    }
    reason = answer.error;
  } catch (error) {
    // Errors of fetch and zod may quote what was sent.
    reason = describeError(error).name;
  }
  log.warn({ codeId: id, reason }, "Gateway didn't send a code");
}
