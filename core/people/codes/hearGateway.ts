import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import { config } from "#config";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { recordEvents } from "#core/platform/events/recordEvents.ts";
import { log } from "#core/platform/log/log.ts";
import { isSameSecret } from "#core/platform/secrets/isSameSecret.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";

/** Oldest report that is taken, in seconds, and how far Gateway's clock may run ahead. */
const MAX_AGE = 10 * 60;
const MAX_AHEAD = 60;

const Report = z.object({
  request_id: z.string().min(1).max(200),
  delivery_status: z
    .object({ status: z.enum(["sent", "delivered", "read", "expired", "revoked"]) })
    .optional(),
});

/** Name of the event that says how far a message of Gateway came. */
const DELIVERY_EVENT = "code_delivery";

interface Call {
  /** `X-Request-Timestamp`, in Unix seconds. */
  timestamp: string;
  /** `X-Request-Signature`, in hexadecimal. */
  signature: string;
  /** The body as it came; undefined when it couldn't be read. */
  body: string | undefined;
}

function isGateways({ timestamp, signature, body }: Call, token: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || !/^[\da-f]{64}$/.test(signature)) return false;
  const key = createHash("sha256").update(token).digest();
  const expected = createHmac("sha256", key).update(`${timestamp}\n${body}`).digest("hex");
  if (!isSameSecret(signature, expected)) return false;
  const age = now.getTime() / 1000 - Number(timestamp);
  return age <= MAX_AGE && age >= -MAX_AHEAD;
}

function readReport(body: string): z.infer<typeof Report> {
  try {
    return Report.parse(JSON.parse(body));
  } catch {
    throw new RuleError("invalid_input", "Not a report of Gateway");
  }
}

/**
 * Hears from Telegram Gateway what became of a message (core.telegram.org/gateway/api, "Report delivery"), and keeps it as
 * an event. A report may come again: it signs nobody in and moves nothing.
 * @throws {RuleError} not_found without Gateway, unauthorized when it isn't Gateway's or too old, invalid_input
 */
export async function hearGateway(call: Call, now = new Date()): Promise<void> {
  const { GATEWAY_TOKEN: token } = config;
  if (token === undefined) throw new RuleError("not_found", "There is no Gateway");
  if (call.body === undefined || !isGateways(call, token, now)) {
    throw new RuleError("unauthorized", "Not Gateway");
  }
  const { request_id: requestId, delivery_status: delivery } = readReport(call.body);
  const code = await PhoneCode.findOne({ where: { gatewayRequestId: requestId }, attributes: ["id"] });
  const status = delivery?.status;
  log.info({ requestId, codeId: code?.id, status }, "Gateway reports");
  if (!code || !status) return;
  // The report counts askings, as Gateway repeats itself.
  recordEvents(undefined, [
    { name: DELIVERY_EVENT, app: "storefront", properties: { request: code.id, status } },
  ]);
}
