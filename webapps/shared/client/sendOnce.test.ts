import { expect, test, vi } from "vitest";
import { ApiError } from "./ApiError.ts";
import { sendOnce, type Unanswered } from "./sendOnce.ts";

const memory = (): { current: Unanswered<string> | undefined } => ({ current: undefined });
const answering = (...answers: (string | ApiError)[]) =>
  vi.fn(async (_body: string, _key: string) => {
    const answer = answers.shift() ?? "done";
    if (answer instanceof ApiError) throw answer;
    return answer;
  });
const keysOf = (send: ReturnType<typeof answering>) => send.mock.calls.map(([, key]) => key);
const bodiesOf = (send: ReturnType<typeof answering>) => send.mock.calls.map(([body]) => body);

test("what is answered is forgotten, and the next goes by another key", async () => {
  const kept = memory();
  const send = answering();
  expect(await sendOnce(kept, "a", send)).toEqual({ body: "a", answer: "done" });
  expect(kept.current).toBeUndefined();
  await sendOnce(kept, "a", send);
  expect(new Set(keysOf(send)).size).toBe(2);
});

test.each([
  ["offline", new ApiError("offline")],
  ["a proxy's page", new ApiError("unexpected", 404)],
  ["a broken server", new ApiError("internal", 500)],
  ["one still at work", new ApiError("conflict", 409)],
])("%s leaves it unanswered: again and changed it goes by the same key", async (_, failure) => {
  const kept = memory();
  const send = answering(failure, new ApiError("key_reused", 409), "first");
  await expect(sendOnce(kept, "a", send)).rejects.toBe(failure);
  expect(await sendOnce(kept, "b", send)).toEqual({ body: "a", answer: "first" });
  expect(bodiesOf(send)).toEqual(["a", "b", "a"]);
  expect(new Set(keysOf(send)).size).toBe(1);
  expect(kept.current).toBeUndefined();
});

test("a refusal is an answer, but one that comes before looking says nothing of an earlier call", async () => {
  const kept = memory();
  await expect(sendOnce(kept, "a", answering(new ApiError("unauthorized", 401)))).rejects.toThrow();
  expect(kept.current).toBeUndefined();
  await expect(sendOnce(kept, "a", answering(new ApiError("timeout")))).rejects.toThrow();
  await expect(sendOnce(kept, "a", answering(new ApiError("too_many_requests", 429)))).rejects.toThrow();
  expect(kept.current?.bodies).toEqual(["a"]);
  await expect(sendOnce(kept, "a", answering(new ApiError("GROUP_FULL", 409)))).rejects.toThrow();
  expect(kept.current).toBeUndefined();
});

test("what never left the phone is told so; after something that may have, it isn't", async () => {
  const kept = memory();
  const unsent = new ApiError("offline", 0, { isUnsent: true });
  await expect(sendOnce(kept, "a", answering(unsent))).rejects.toBe(unsent);
  expect(kept.current).toMatchObject({ bodies: ["a"], isUnsent: true });
  const key = kept.current?.key;
  await expect(sendOnce(kept, "a", answering(new ApiError("unauthorized", 401)))).rejects.toThrow();
  expect(kept.current).toBeUndefined();
  await expect(sendOnce(kept, "a", answering(unsent))).rejects.toBe(unsent);
  await expect(sendOnce(kept, "a", answering(new ApiError("timeout")))).rejects.toThrow();
  expect([kept.current?.isUnsent, kept.current?.key === key]).toEqual([undefined, false]);
  await expect(sendOnce(kept, "a", answering(unsent))).rejects.toMatchObject({
    code: "offline",
    isUnsent: false,
  });
  expect(kept.current?.isUnsent).toBeUndefined();
});
