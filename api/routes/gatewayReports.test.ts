import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { config } from "#config";
import { requestCode } from "#core/people/codes/requestCode.ts";
import { verifyCode } from "#core/people/codes/verifyCode.ts";
import { flushBuffers } from "#core/platform/events/buffers.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { rows, text } from "#db/rows.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { buildUser } from "../../tests/factories.ts";
import { type GatewayMessage, signReport, startFakeGateway } from "../../tests/fakeGateway.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";
import { sendGatewayCodes } from "../../worker/gatewayCodes.ts";

const TOKEN = "gateway-token-of-a-test";
const HOME = "203.0.113.1";
let api: TestApi;
let gateway: Awaited<ReturnType<typeof startFakeGateway>>;
let made = 0;
const freshPhone = () => `+9198${String(40_000_000 + ++made)}`;
const stopping = new AbortController();
let sending: Promise<void>;

beforeAll(async () => {
  api = await startTestApi();
  gateway = await startFakeGateway(TOKEN);
  Object.assign(config, {
    GATEWAY_TOKEN: TOKEN,
    GATEWAY_API_ROOT: gateway.url,
    PUBLIC_URL: "https://bozor.test",
  });
  sending = sendGatewayCodes(stopping.signal);
});
afterAll(async () => {
  stopping.abort();
  await Promise.all([api.stop(), gateway.stop(), sending]);
});

/** Asks for a code, and waits until Gateway has it. */
async function ask(phoneNumber = freshPhone()) {
  const { requestId } = await requestCode(phoneNumber, HOME);
  const find = () => gateway.messages.find(({ payload }) => payload === requestId);
  const message = await vi.waitFor(() => find() ?? Promise.reject(new Error("not sent yet")), {
    timeout: 10_000,
  });
  await vi.waitFor(async () =>
    expect(await rowOf(requestId)).toMatchObject({ gatewayRequestId: message.request_id }),
  );
  return { phoneNumber, requestId, message };
}
const rowOf = (id: string) => PhoneCode.findByPk(id, { rejectOnEmpty: true });
const tell = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  api.call("/api/auth/gateway", { body, headers });
async function statusesOf(requestId: string) {
  await flushBuffers();
  const found = await rows(
    { status: text },
    `select properties->>'status' as status from events
     where name = 'code_delivery' and properties->>'request' = $requestId`,
    { requestId },
  );
  return found.map(({ status }) => status);
}

describe("codes by Telegram Gateway", () => {
  test("a phone nobody has proven gets our own code there, once, and it stands nowhere afterwards", async () => {
    const lines = captureLog();
    const { phoneNumber, requestId, message } = await ask();
    expect(message).toMatchObject({
      phone_number: phoneNumber,
      code: expect.stringMatching(/^\d{6}$/),
      payload: requestId,
      callback_url: "https://bozor.test/api/auth/gateway",
    });
    expect(message.ttl).toBeGreaterThanOrEqual(290);
    expect(await rowOf(requestId)).toMatchObject({ delivery: "gateway", sealedCode: null });
    expect(gateway.messages.filter(({ payload }) => payload === requestId)).toHaveLength(1);
    expect(lines.join("\n")).not.toContain(message.code);
    await verifyCode(
      { phoneNumber, requestId, code: message.code },
      { address: HOME, userId: undefined, askedLanguage: () => undefined },
    );
  });

  test("a phone the bot can write to costs nothing", async () => {
    const { phoneNumber } = await buildUser({ botStartedAt: new Date() });
    const { requestId } = await requestCode(phoneNumber ?? "", HOME);
    expect(await rowOf(requestId)).toMatchObject({ delivery: "messenger" });
    expect(await OutboxMessage.count()).toBe(1);
  });

  test("what Gateway can't send is over, and the log says why without the phone", async () => {
    const lines = captureLog();
    const phoneNumber = freshPhone();
    gateway.strangers.add(phoneNumber);
    const { requestId } = await requestCode(phoneNumber, HOME);
    await vi.waitFor(() => expect(lines.join("")).toContain("PHONE_NUMBER_NOT_FOUND"), { timeout: 10_000 });
    expect(lines.join("")).not.toContain(phoneNumber);
    expect(await rowOf(requestId)).toMatchObject({ sealedCode: null, gatewayRequestId: null });
  });
});

describe("reports of Gateway", () => {
  test("are taken when they are signed, and kept", async () => {
    const { requestId, message } = await ask();
    for (const status of ["sent", "delivered", "read"]) {
      expect((await tell(gateway.report(message, status))).status).toBe(200);
    }
    expect(await statusesOf(requestId)).toEqual(["sent", "delivered", "read"]);
  });

  test("are refused when the signature, the body, the time or the token is another", async () => {
    const { requestId, message } = await ask();
    const good = gateway.report(message, "delivered");
    const headers = (changed: object) => ({ ...good, headers: { ...good.headers, ...changed } });
    const minutes = (count: number) => gateway.report(message, "read", new Date(Date.now() + count * 60_000));
    const wrong = {
      unsigned: { ...good, headers: {} },
      "other body": { ...good, body: good.body.replace("delivered", "revoked") },
      "a space more": { ...good, body: `${good.body} ` },
      "other time": headers({ "X-Request-Timestamp": String(Math.floor(Date.now() / 1000) - 1) }),
      "other token": { ...good, headers: signReport(good.body, "another-token-of-gateway") },
      "token itself as key": headers({ "X-Request-Signature": "0".repeat(64) }),
      "half a signature": headers({
        "X-Request-Signature": good.headers["X-Request-Signature"]!.slice(0, 32),
      }),
      "replayed later": minutes(-11),
      "from the future": minutes(3),
    };
    for (const [name, report] of Object.entries(wrong)) {
      expect([name, (await tell(report)).status]).toEqual([name, 401]);
    }
    expect(await statusesOf(requestId)).toEqual([]);
  });

  test("signed nonsense is refused; a report of what nobody knows is taken and changes nothing", async () => {
    for (const body of ["[]", "{}", "nonsense", '{"request_id":7}']) {
      expect((await tell({ body, headers: signReport(body, TOKEN) })).status).toBe(400);
    }
    const stranger = { request_id: "unknown", phone_number: "+911", code: "", ttl: 0 } as GatewayMessage;
    expect((await tell(gateway.report(stranger, "read"))).status).toBe(200);
  });

  test("said again they move nothing: a code stays as it is", async () => {
    const { requestId, message } = await ask();
    const before = (await rowOf(requestId)).get();
    const report = gateway.report(message, "expired");
    for (let time = 0; time < 3; time += 1) expect((await tell(report)).status).toBe(200);
    expect((await rowOf(requestId)).get()).toEqual(before);
    expect(new Set(await statusesOf(requestId))).toEqual(new Set(["expired"]));
  });

  test("without Gateway there is no such place", async () => {
    Object.assign(config, { GATEWAY_TOKEN: undefined });
    const answer = await tell({ body: "{}", headers: signReport("{}", TOKEN) });
    Object.assign(config, { GATEWAY_TOKEN: TOKEN });
    expect(answer.status).toBe(404);
  });
});
