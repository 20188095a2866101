import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ACCESS_SECONDS, makeAccessToken, readAccessToken } from "./accessTokens.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const refused = { code: "unauthorized" };

test("a token is good until its time is over, however often it was good before", async () => {
  const token = await makeAccessToken(7, new Date());
  expect([await readAccessToken(token), await readAccessToken(token)]).toEqual([7, 7]);
  vi.setSystemTime(Date.now() + ACCESS_SECONDS * 1000);
  await expect(readAccessToken(token)).rejects.toMatchObject(refused);
  await expect(readAccessToken(token)).rejects.toMatchObject(refused);
});

test("a token with another signature, or for another person, is refused while the good one is known", async () => {
  const [token, other] = [await makeAccessToken(8, new Date()), await makeAccessToken(9, new Date())];
  expect([await readAccessToken(token), await readAccessToken(other)]).toEqual([8, 9]);
  const [head, claims, signature] = token.split(".");
  const otherClaims = other.split(".")[1];
  for (const forged of [`${head}.${otherClaims}.${signature}`, `${head}.${claims}.`, `${token}x`]) {
    await expect(readAccessToken(forged), forged).rejects.toMatchObject(refused);
  }
  expect(await readAccessToken(token)).toBe(8);
});
