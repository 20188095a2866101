import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { parse, validate } from "@tma.js/init-data-node";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestMessenger, type TestMessenger } from "../../tests/kits/messenger/startTestMessenger.ts";

const AZIZA = 5_000_001;

let tg: TestMessenger;
let app: Server;

beforeEach(async () => {
  app = createServer((request, response) => {
    response.writeHead(200, {
      "content-security-policy": "default-src 'self'; frame-ancestors https://web.telegram.org; img-src *",
      "x-seen-path": request.url ?? "",
    });
    response.end("the real app");
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  tg = await startTestMessenger({ appOrigin: `http://127.0.0.1:${(app.address() as AddressInfo).port}` });
});

afterEach(async () => {
  await tg.stop();
  app.close();
});

async function open(input: Record<string, unknown>) {
  const { id, url } = await tg.sim("POST", "/launch", { personId: AZIZA, ...input });
  const made = await tg.sim("GET", `/launch/${id}`);
  return { url, made, hash: new URLSearchParams(made.hash) };
}

async function launch(input: Record<string, unknown>) {
  const { url, made, hash } = await open(input);
  const initData = hash.get("tgWebAppData") ?? "";
  validate(initData, tg.token);
  return { url, made, hash, initData, fields: parse(initData) };
}

test("a direct link has start_param, chat_type and chat_instance, but no query_id", async () => {
  const { made, hash, fields } = await launch({ app: "shop", startapp: "group_7" });
  expect(made).toMatchObject({
    app: "shop",
    port: tg.ports.shop,
    path: "/?tgWebAppStartParam=group_7",
    mode: "direct",
  });
  expect(fields).toMatchObject({
    start_param: "group_7",
    chat_type: "sender",
    user: { id: AZIZA, first_name: "Aziza", language_code: "uz", username: "aziza" },
  });
  expect(fields.query_id).toBeUndefined();
  expect(hash.get("tgWebAppVersion")).toBe("9.1");
  expect(hash.get("tgWebAppPlatform")).toBe("android");
  expect(Object.keys(JSON.parse(hash.get("tgWebAppThemeParams") ?? "{}"))).toHaveLength(15);
});

test("menu and inline buttons have query_id", async () => {
  const url = "http://localhost:8080/webApp/ads/5?from=bot";
  const inline = await launch({ url, mode: "inline", platform: "ios", version: "6.9", theme: "blue" });
  expect(inline.made).toMatchObject({ app: "market", path: "/webApp/ads/5?from=bot", version: "6.9" });
  expect(inline.fields.query_id).toBeTruthy();
  expect((await launch({ url, mode: "menu" })).fields.query_id).toBeTruthy();
  expect((await launch({ url: "http://localhost:8080/report" })).made.app).toBe("reports");
});

test("launched by a keyboard's button or from inline mode an app is told nobody's name", async () => {
  const url = "http://localhost:8080/webApp/search?search=x";
  const keyboard = await open({ url, mode: "keyboard" });
  expect([...keyboard.hash.keys()]).toContain("tgWebAppData");
  expect(keyboard.hash.get("tgWebAppData")).toBe("");
  const inline = await open({ url, mode: "inlineMode" });
  expect(inline.hash.has("tgWebAppData")).toBe(false);
  for (const { hash } of [keyboard, inline]) expect(hash.get("tgWebAppPlatform")).toBe("android");
});

test("every opening is signed afresh, and foreign addresses are not hosted", async () => {
  const { id } = await tg.sim("POST", "/launch", { personId: AZIZA, app: "market" });
  const one = await tg.sim("GET", `/launch/${id}`);
  const other = await tg.sim("GET", `/launch/${id}`);
  expect(one.hash).not.toBe(other.hash);
  await expect(launch({ url: "https://example.com/webApp" })).rejects.toThrow(/hosts only apps/);
  await expect(launch({ app: "cinema" })).rejects.toThrow(/404/);
});

test("the relay page is served on the apps' ports only; everything else there is the real app", async () => {
  const market = `http://127.0.0.1:${tg.ports.market}`;
  const relay = await fetch(`${market}/__tg/relay/webApp?x=1`);
  expect(await relay.text()).toContain("window.postMessage =");
  expect((await fetch(`${tg.root}/__tg/relay/webApp`)).status).toBe(404);

  const proxied = await fetch(`${market}/webApp/ads?x=1`);
  expect(await proxied.text()).toBe("the real app");
  expect(proxied.headers.get("x-seen-path")).toBe("/webApp/ads?x=1");
  const policy = proxied.headers.get("content-security-policy");
  expect(policy).toContain(`frame-ancestors https://web.telegram.org http://localhost:${tg.ports.messenger}`);
  expect(policy).toContain("; img-src *");
});

test("says so when the app does not run, and tries again", async () => {
  app.close();
  app.closeAllConnections();
  const response = await fetch(`http://127.0.0.1:${tg.ports.shop}/`);
  expect([response.status, await response.text()]).toEqual([
    502,
    expect.stringMatching(/does not answer[\s\S]*location\.reload\(\)/),
  ]);
});

test("cloud storage, and a contact only after it was shared", async () => {
  const custom = (method: string, params: unknown = {}) =>
    tg.sim("POST", `/people/${AZIZA}/custom-method`, { method, params });
  await custom("saveStorageValue", { key: "draft", value: "text" });
  expect(await custom("getStorageValues", { keys: ["draft", "none"] })).toEqual({
    result: { draft: "text", none: "" },
  });
  expect(await custom("saveStorageValue", { key: "no spaces", value: "" })).toEqual({ error: "KEY_INVALID" });
  expect(await custom("getRequestedContact")).toHaveProperty("error");

  await tg.sim("POST", `/people/${AZIZA}/contact`);
  const { result } = await custom("getRequestedContact");
  validate(result, tg.token);
  expect(JSON.parse(new URLSearchParams(result).get("contact") ?? "")).toEqual({
    user_id: AZIZA,
    first_name: "Aziza",
    phone_number: "+998901112233",
  });
});

const article = {
  type: "article",
  id: "1",
  title: "Join",
  input_message_content: { message_text: "Join my <b>group</b>", parse_mode: "HTML" },
};
const prepare = (result: object, more: object = { allow_user_chats: true }) =>
  tg.call("savePreparedInlineMessage", { user_id: AZIZA, result, ...more });

test("a prepared message is sent on to another person, through the bot, with its button", async () => {
  const keyboard = { inline_keyboard: [[{ text: "Open", url: "https://t.me/test_bozor_bot/market" }]] };
  const { body } = await prepare({ ...article, reply_markup: keyboard });
  await tg.sim("POST", `/people/${AZIZA}/prepared`, { to: 5_000_003, message: body.result.id });
  const { messages } = await tg.sim("GET", `/people/5000003/chat?with=${AZIZA}`);
  expect(messages.at(-1)).toMatchObject({
    text: "Join my group",
    via_bot: { username: "test_bozor_bot" },
    reply_markup: keyboard,
  });
  // It is this person's to send and nobody else's.
  const theirs = tg.sim("POST", "/people/5000003/prepared", { to: AZIZA, message: body.result.id });
  await expect(theirs).rejects.toThrow(/404/);
});

test("what Telegram would not prepare is refused", async () => {
  const photo = { type: "photo", id: "1", photo_url: "https://example.com/a.jpg" };
  for (const [result, more] of [
    [article, {}],
    [{ ...article, id: "" }, undefined],
    [{ ...article, title: "" }, undefined],
    [photo, undefined],
    [{ ...article, type: "gif" }, undefined],
  ] as const) {
    expect(await prepare(result, more)).toMatchObject({ status: 400, body: { ok: false } });
  }
});
