import { beforeEach, expect, test, vi } from "vitest";
import { announceOutage, forgetOutage } from "./announceOutage.ts";

let isHeard = true;
const said: number[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    said.push((JSON.parse(String(init?.body)) as { chat_id: number }).chat_id);
    return isHeard
      ? Response.json({ ok: true, result: {} })
      : Response.json({ ok: false, error_code: 403, description: "Forbidden" }, { status: 403 });
  });
});

let updates = 0;
function written(id: number) {
  updates += 1;
  const message = { from: { id, language_code: "ru" }, chat: { id, type: "private" } };
  return { update_id: updates, message };
}

test("while some can be stored, who waits is told once, and anew only once theirs was stored", async () => {
  const [one, other, later] = [written(1), written(2), written(1)];
  await announceOutage([one]);
  forgetOutage([other]);
  await announceOutage([one]);
  expect(said).toEqual([1]);
  forgetOutage([other]);
  await announceOutage([one]);
  expect(said).toEqual([1]);
  forgetOutage([one]);
  await announceOutage([later]);
  await announceOutage([later]);
  expect(said).toEqual([1, 1]);
});

test("who couldn't be told is tried again", async () => {
  const update = written(3);
  isHeard = false;
  await announceOutage([update]);
  await announceOutage([update]);
  isHeard = true;
  await announceOutage([update]);
  await announceOutage([update]);
  expect(said).toEqual([3, 3]);
});

test("after a while without a failure the next absence is another one", async () => {
  const update = written(4);
  await announceOutage([update]);
  await announceOutage([update]);
  vi.setSystemTime(Date.now() + 600_000);
  await announceOutage([update]);
  await announceOutage([update]);
  expect(said).toEqual([4, 4]);
});
