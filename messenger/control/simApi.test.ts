import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startTestMessenger, type TestMessenger } from "../../tests/kits/messenger/startTestMessenger.ts";

let tg: TestMessenger;

beforeAll(async () => {
  tg = await startTestMessenger();
});
afterAll(() => tg.stop());

/** node:http, because fetch would not let a test lie about Host. */
function status(method: string, headers: Record<string, string>, path = "/sim/people"): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${tg.root}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on("error", reject);
    asked.end(method === "GET" ? undefined : "{}");
  });
}

test("answers only to its local names, and changes nothing for foreign pages or forms", async () => {
  expect(await status("GET", {})).toBe(200);
  expect(await status("GET", { host: `evil.example:${tg.ports.messenger}` })).toBe(403);
  expect(await status("GET", { host: "localhost:1" })).toBe(403);
  expect(await status("GET", { origin: "http://evil.example" })).toBe(403);
  expect(await status("POST", { "content-type": "text/plain" }, "/sim/reset")).toBe(415);
  expect(await status("POST", { "content-type": "application/json" }, "/sim/reset")).toBe(200);
  expect(await status("GET", { host: `evil.example:${tg.ports.messenger}` }, "/")).toBe(403);
});

test("people are seeded, added with ids of their own, and changed", async () => {
  const people = await tg.sim("GET", "/people");
  expect(people.map(({ id, firstName }: { id: number; firstName: string }) => [id, firstName])).toEqual([
    [5_000_001, "Aziza"],
    [5_000_002, "Тимур"],
    [5_000_003, "Priya"],
    [5_000_004, "Rahul"],
    [5_000_005, "Admin"],
  ]);
  const added = await tg.sim("POST", "/people", { firstName: "Nodir", language: "uz", platform: "ios" });
  expect(added).toMatchObject({ id: 5_000_100, phone: "+998905000100" });
  expect(await tg.sim("PATCH", `/people/${added.id}`, { language: "ru" })).toMatchObject({ language: "ru" });
  await expect(tg.sim("POST", "/people", { firstName: " " })).rejects.toThrow(/first name/);
  await expect(tg.sim("POST", "/people", { firstName: "B", username: "aziza" })).rejects.toThrow(/taken/);
});

test("a phone is somewhere and asks before it says where, until somebody changes that", async () => {
  const { id, ...nodir } = await tg.sim("POST", "/people", { firstName: "Olim", locationAccess: "denied" });
  expect(nodir).toMatchObject({ location: { latitude: 41.275 }, locationAccess: "denied" });
  const delhi = { latitude: 28.6, longitude: 77.2 };
  expect(await tg.sim("PATCH", `/people/${id}`, { location: delhi })).toMatchObject({ location: delhi });
  expect(await tg.sim("PATCH", `/people/${id}`, { location: null, locationAccess: "granted" })).toMatchObject(
    {
      location: null,
      locationAccess: "granted",
    },
  );
  for (const wrong of [{ location: { latitude: "41" } }, { locationAccess: "maybe" }])
    await expect(tg.sim("PATCH", `/people/${id}`, wrong)).rejects.toThrow(/locationAccess|latitude/);
});

test("pages hear live what happens", async () => {
  const socket = new WebSocket(`${tg.root.replace("http", "ws")}/live`);
  const heard: string[] = [];
  socket.on("message", (data) => heard.push(JSON.parse(String(data)).type));
  await new Promise((resolve) => socket.once("open", resolve));
  await tg.sim("POST", "/people/5000002/text", { text: "Look", to: 5_000_003 });
  await expect.poll(() => heard).toEqual(["message", "summary"]);
  const { chats } = await tg.sim("GET", "/setup");
  expect(chats.at(-1)).toMatchObject({ key: "people:5000002:5000003", unread: { 5000002: 0, 5000003: 1 } });
  socket.close();
});

test("a foreign page cannot listen", async () => {
  const socket = new WebSocket(`${tg.root.replace("http", "ws")}/live`, { origin: "http://evil.example" });
  await expect(new Promise((_, reject) => socket.once("error", reject))).rejects.toThrow();
});

test("files of the state folder are not served by path", async () => {
  expect((await fetch(`${tg.root}/file/bot${tg.token}/..%2Fmessenger.json`)).status).toBe(404);
  expect((await fetch(`${tg.root}/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
});
