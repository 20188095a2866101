import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A message that Gateway was asked to send. */
export interface GatewayMessage {
  request_id: string;
  phone_number: string;
  code: string;
  ttl: number;
  payload?: string;
  callback_url?: string;
}

/** The two headers that Gateway signs a report with (core.telegram.org/gateway/api, "Checking report integrity"). */
export function signReport(body: string, token: string, at = new Date()): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = createHash("sha256").update(token).digest();
  const signature = createHmac("sha256", key).update(`${timestamp}\n${body}`).digest("hex");
  return { "X-Request-Timestamp": timestamp, "X-Request-Signature": signature };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * A Telegram Gateway of our own, which speaks its protocol: Bearer token, JSON, `{ok, result}` or `{ok, error}`. Numbers
 * in `strangers` have no Telegram; each number gets one message only per request, as Gateway sees to it.
 */
export async function startFakeGateway(token: string) {
  const messages: GatewayMessage[] = [];
  const strangers = new Set<string>();
  let last = 0;

  function send(asked: Record<string, unknown>) {
    const { phone_number: phone, code, ttl } = asked;
    if (typeof phone !== "string" || !/^\+\d{7,15}$/.test(phone)) return { error: "PHONE_NUMBER_INVALID" };
    if (strangers.has(phone)) return { error: "PHONE_NUMBER_NOT_FOUND" };
    if (typeof code !== "string" || !/^\d{4,8}$/.test(code)) return { error: "CODE_INVALID" };
    if (typeof ttl !== "number" || ttl < 30 || ttl > 3600) return { error: "TTL_INVALID" };
    if (typeof asked.payload === "string" && Buffer.byteLength(asked.payload) > 128)
      return { error: "PAYLOAD_INVALID" };
    last += 1;
    const message = { ...asked, request_id: `request-${last}` } as unknown as GatewayMessage;
    messages.push(message);
    return { result: { request_id: message.request_id, phone_number: phone, request_cost: 0.01 } };
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const isAllowed = request.headers.authorization === `Bearer ${token}`;
    const outcome = !isAllowed
      ? { error: "ACCESS_TOKEN_INVALID" }
      : request.url === "/sendVerificationMessage"
        ? send(JSON.parse(body) as Record<string, unknown>)
        : { error: "UNKNOWN_METHOD" };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ok: !("error" in outcome), ...outcome }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    messages,
    strangers,
    /** A report as Gateway would send it: what it says, and how it is signed. */
    report: (message: GatewayMessage, status: string, at = new Date()) => {
      const updated_at = Math.floor(at.getTime() / 1000);
      const body = JSON.stringify({
        request_id: message.request_id,
        phone_number: message.phone_number,
        request_cost: 0.01,
        delivery_status: { status, updated_at },
        payload: message.payload,
      });
      return { body, headers: signReport(body, token, at) };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
