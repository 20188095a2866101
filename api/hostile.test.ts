import { connect } from "node:net";
import { beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { ErrorBody } from "#contract/errors.ts";
import { endpoints } from "#contract/index.ts";
import { captureLog } from "../tests/captureLog.ts";
import { buildListing, buildUser } from "../tests/factories.ts";
import { startTestApi, type TestApi } from "../tests/testApi.ts";

let api: TestApi;
let secrets: string[];
beforeAll(async () => {
  api = await startTestApi();
  const owner = await buildUser({ telegramId: 987_654_321, username: "very_secret_name" });
  await buildListing({ ownerId: owner.id, phoneNumbers: [owner.phoneNumber!] });
  secrets = [String(owner.telegramId), owner.username!, owner.phoneNumber!, owner.phoneNumber!.slice(6)];
});

const strings = [
  "' or 1=1 --",
  "1; drop table listings; --",
  "<script>alert(1)</script>",
  "\u0000",
  "a\u0000b",
  "я".repeat(3000),
  "'".repeat(3000),
  "-1",
  "99999999999",
  "2147483648",
  "1e9",
  "1.5",
  "0x10",
  "NaN",
  "null",
  "",
  " ",
  "🙂",
  "\\",
  "%",
  "!&|():*<->",
  "{}",
  "[]",
  "../../../etc/passwd",
];
/** Forms of a field that aren't one string. */
const forms = (key: string) => [
  `${key}=1&${key}=2`,
  `${key}[]=1`,
  `${key}[a]=1`,
  `${key}[$gt]=1`,
  `${key}[__proto__][x]=1`,
  `__proto__[x]=1&${key}=1`,
];

const gets = endpoints.filter(({ endpoint }) => endpoint.method === "get").map(({ endpoint }) => endpoint);
const fieldsOf = (input: z.ZodType) => Object.keys(input instanceof z.ZodObject ? input.shape : {});
const fill = (path: string, value: string) => path.replace(/:\w+/g, () => encodeURIComponent(value));

async function expectSane(address: string) {
  const { status, text } = await api.call(address);
  expect([200, 400, 401, 404], `${address} gave ${status}`).toContain(status);
  if (status !== 200) ErrorBody.parse(JSON.parse(text));
  for (const secret of secrets) expect(text).not.toContain(secret);
}

test.each(gets)(
  "whatever stands in the query of $path, the answer is 2xx, 400 or 404 and tells nothing",
  async ({ path, input }) => {
    const base = fill(path, "1");
    for (const key of fieldsOf(input)) {
      const queries = [...strings.map((text) => `${key}=${encodeURIComponent(text)}`), ...forms(key)];
      await Promise.all(queries.map((query) => expectSane(`${base}?${query}`)));
    }
  },
);

test("whatever stands in the path of a read, the same holds", async () => {
  for (const { path } of gets.filter((endpoint) => endpoint.path.includes(":"))) {
    await Promise.all(strings.filter(Boolean).map((text) => expectSane(fill(path, text))));
  }
});

test("broken percent-encoding is 400, unless a browser would open it", async () => {
  for (const path of [
    "/api/telegram/products/%E0%A4%A",
    "/api/telegram/products?search=%zz",
    "/webApp/assets/%ff",
  ]) {
    expect((await api.call(path)).status, path).toBe(400);
  }
  expect((await api.call("/webApp/%ff", { headers: { Accept: "image/*" } })).status).toBe(400);
  expect((await api.call("/webApp/%ff", { body: {} })).status).toBe(400);
});

test("broken JSON, JSON that is no object, and hostile objects are 400", async () => {
  const bodies = [
    "{",
    "nonsense",
    "[]",
    "[1]",
    '"text"',
    "null",
    '{"query":{"$gt":1}}',
    '{"query":["a"]}',
    '{"query":"\\u0000"}',
    '{"query":"\\ud800"}',
    '{"__proto__":{"query":"a"}}',
    `{"query":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`,
  ];
  for (const body of bodies) {
    const { status, text } = await api.call("/api/telegram/search", { body });
    expect(status, body.slice(0, 40)).toBe(400);
    expect(ErrorBody.parse(JSON.parse(text)).code).toBe("invalid_input");
  }
});

test("other kinds of body are 415", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const { status } = await api.call("/api/telegram/search", {
      body: "query=a",
      headers: { "Content-Type": type },
    });
    expect(status, type).toBe(415);
  }
});

test("a compressed body and one in another charset are 415; utf-8 may be named", async () => {
  const send = (path: string, headers: Record<string, string>) => api.call(path, { body: "{}", headers });
  for (const coding of ["gzip", "GZIP", "deflate", "br", "bogus", "gzip, identity"]) {
    const { status, text } = await send("/api/telegram/auth", { "Content-Encoding": coding });
    expect(status, coding).toBe(415);
    expect(ErrorBody.parse(JSON.parse(text)).code).toBe("unsupported_media");
  }
  const charsets = {
    bogus: 415,
    "utf-16": 415,
    "": 415,
    '"latin1"': 415,
    "utf-8; charset=utf-16": 415,
    "utf-8": 202,
    '"UTF-8"': 202,
  };
  for (const [charset, expected] of Object.entries(charsets)) {
    const { status } = await api.call("/api/telegram/search", {
      body: '{"query":"a"}',
      headers: { "Content-Type": `application/json; charset=${charset}` },
    });
    expect(status, charset).toBe(expected);
  }
  expect((await send("/api/telegram/auth", { "Content-Encoding": "identity" })).status).toBe(400);
});

test("a 20 MB body is 413 and the server lives, with and without a stated length", async () => {
  const huge = `{"query":"${"x".repeat(20 * 1024 * 1024)}"}`;
  const whole = await api.call("/api/telegram/search", { body: huge });
  expect(whole.status).toBe(413);
  expect(ErrorBody.parse(JSON.parse(whole.text)).code).toBe("too_large");

  const stream = new Blob([huge]).stream();
  const piecewise = await fetch(`${api.url}/api/telegram/search`, {
    method: "POST",
    body: stream,
    duplex: "half",
    headers: { "Content-Type": "application/json" },
  } as RequestInit);
  expect(piecewise.status).toBe(413);
  expect((await api.call("/healthz")).status).toBe(200);
});

test("after a body that was refused midway the connection serves the next request", async () => {
  const answers = await new Promise<string>((resolve, reject) => {
    let text = "";
    const socket = connect(Number(new URL(api.url).port), "127.0.0.1");
    socket.setTimeout(5000, () => reject(new Error(`The connection hangs after: ${text.slice(0, 200)}`)));
    socket.on("error", reject).on("data", (data) => {
      text += data.toString();
      if (text.includes('{"ok":true}')) {
        socket.destroy();
        resolve(text);
      }
    });
    const chunk = "x".repeat(64 * 1024);
    socket.write("POST /api/telegram/search HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n");
    socket.write("Transfer-Encoding: chunked\r\n\r\n");
    for (let sent = 0; sent < 10; sent += 1) socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    socket.write("0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
  });
  expect(answers).toMatch(/^HTTP\/1.1 413/);
});

test("unknown paths and methods are 404 in JSON; OPTIONS tells what is allowed", async () => {
  for (const [method, path] of [
    ["GET", "/api/nothing"],
    ["GET", "/api"],
    ["DELETE", "/api/telegram/feed"],
    ["POST", "/webApp"],
    ["PROPFIND", "/api/telegram/feed"],
  ] as const) {
    const { status, text } = await api.call(path, { method });
    expect(status, path).toBe(404);
    expect(ErrorBody.parse(JSON.parse(text)).code).toBe("not_found");
  }
  const options = await api.call("/api/telegram/feed", { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow")]).toEqual([200, "HEAD, GET"]);
  const head = await api.call("/api/telegram/feed", { method: "HEAD" });
  expect([head.status, head.text]).toEqual([200, ""]);
});

test("a visitor who leaves in the middle of a body is nobody's error", async () => {
  const lines = captureLog();
  const { port } = new URL(api.url);
  const socket = connect(Number(port), "127.0.0.1");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const head = "POST /api/telegram/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  socket.resume();
  socket.end(`${head}Content-Length: 100\r\n\r\n{"query":`);
  await closed;
  await vi.waitFor(() => expect(lines.join()).toContain("/api/telegram/search"));
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
