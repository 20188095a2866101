import { sign } from "@tma.js/init-data-node";
import { SignJWT } from "jose";
import { beforeAll, expect, test } from "vitest";
import { config } from "#config";
import type { Tokens } from "#contract/auth.ts";
import type { ErrorBody } from "#contract/errors.ts";
import type { Profile } from "#contract/users.ts";
import { ACCESS_SECONDS, makeAccessToken } from "#core/people/auth/accessTokens.ts";
import { REUSE_GRACE } from "#core/people/auth/refresh.ts";
import { RefreshToken } from "#db/models/RefreshToken.ts";
import { User } from "#db/models/User.ts";
import { buildUser } from "../../tests/factories.ts";
import { startTestApi, type TestApi } from "../../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const ME = "/api/telegram/users/me";
const initData = (user: Record<string, unknown>, at = new Date()) =>
  sign({ user: { id: 1, first_name: "Лола", ...user } }, config.BOT_TOKEN, at);
const signIn = (data: string, path = "/api/telegram/auth") => api.ask<Tokens>(path, { body: { data } });
const refresh = (refreshToken: string) => api.ask<Tokens>("/api/auth/refresh", { body: { refreshToken } });
const withToken = (token: string, path = ME) =>
  api.ask<Profile & ErrorBody>(path, { headers: { Authorization: `Bearer ${token}` } });

test("signs in with init data at both paths, and the token opens the profile", async () => {
  for (const path of ["/api/telegram/auth", "/api/auth/telegram"]) {
    const { status, body } = await signIn(initData({ id: 101, language_code: "uz" }), path);
    expect(status).toBe(200);
    const me = await withToken(body.accessToken);
    expect(me.body).toMatchObject({ firstName: "Лола", language: "uz", isAdmin: false, balance: 0 });
  }
  expect(await User.count({ where: { telegramId: 101 } })).toBe(1);
});

test("keeps names fresh and the language that was chosen", async () => {
  const { body } = await signIn(initData({ id: 102, language_code: "ru", username: "old_name" }));
  const { id } = (await withToken(body.accessToken)).body;
  await api.call("/api/telegram/users/language", { method: "PATCH", body: { language: "hi" }, as: id });

  await signIn(initData({ id: 102, language_code: "ru", first_name: "Лолахон" }));
  const user = await User.findByPk(id);
  expect(user).toMatchObject({ firstName: "Лолахон", language: "hi", username: null });
});

test("a person's first sign-ins at once make one person", async () => {
  const data = initData({ id: 103 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(data)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await User.count({ where: { telegramId: 103 } })).toBe(1);
});

test("those of ADMIN_TELEGRAM_IDS are admins", async () => {
  const { body } = await signIn(initData({ id: 5_000_005 }));
  expect((await withToken(body.accessToken)).body.isAdmin).toBe(true);
});

test("refuses forged, stale, future and doubled init data with 401", async () => {
  const good = initData({ id: 104 });
  const forged = sign({ user: { id: 104, first_name: "x" } }, "1:somebody-elses", new Date());
  const hour = 3_600_000;
  const stale = initData({ id: 104 }, new Date(Date.now() - 25 * hour));
  const future = initData({ id: 104 }, new Date(Date.now() + hour));
  for (const data of [forged, stale, future, `${good}&auth_date=1`, "rubbish"]) {
    const { status, body } = await signIn(data);
    expect(status).toBe(401);
    expect(body).toEqual({ code: "unauthorized", message: expect.any(String) });
  }
  expect(await User.count({ where: { telegramId: 104 } })).toBe(0);
});

test("a banned person can't sign in or refresh, and can't write with a token from before", async () => {
  const { body } = await signIn(initData({ id: 105 }));
  const user = (await User.findOne({ where: { telegramId: 105 } }))!;
  await user.update({ bannedAt: new Date() });

  const answers = [
    await signIn(initData({ id: 105 })),
    await refresh(body.refreshToken),
    await api.ask("/api/telegram/users/language", { method: "PATCH", body: { language: "ru" }, as: user.id }),
  ];
  for (const { status, body: refusal } of answers) {
    expect(status).toBe(403);
    expect(refusal).toMatchObject({ code: "banned" });
  }
});

test("invented, foreign and expired access tokens are 401, also on public calls", async () => {
  const { id } = await buildUser();
  const foreign = await new SignJWT({ userId: id })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode("some-other-secret-of-forty-characters-yes"));
  const unlimited = await new SignJWT({ userId: id })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("bozor")
    .setAudience("bozor-api")
    .sign(new TextEncoder().encode(config.JWT_SECRET));
  const expired = await makeAccessToken(id, new Date(Date.now() - (ACCESS_SECONDS + 1) * 1000));
  const [head, claims] = (await makeAccessToken(id, new Date())).split(".");
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;

  for (const token of ["x", "a.b.c", foreign, unlimited, expired, none, `${head}.${claims}.AAAA`]) {
    expect((await withToken(token)).status).toBe(401);
    expect((await withToken(token, "/api/telegram/feed")).status).toBe(401);
  }
  const basic = await api.call("/api/telegram/feed", { headers: { Authorization: "Basic eA==" } });
  expect(basic.status).toBe(401);
  expect((await api.call(ME)).status).toBe(401);
});

test("the token of a person who is gone is 401", async () => {
  expect((await api.call(ME, { as: 2_000_000 })).status).toBe(401);
});

test("a refresh token is traded once; twenty tabs at once get the same pair", async () => {
  const { body } = await signIn(initData({ id: 106 }));
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(body.refreshToken)));
  const [first] = answers;
  expect(first?.status).toBe(200);
  expect(first?.body.refreshToken).not.toBe(body.refreshToken);
  for (const answer of answers) expect(answer).toEqual(first);

  const later = await refresh(first!.body.refreshToken);
  expect(later.status).toBe(200);
  expect((await withToken(later.body.accessToken)).status).toBe(200);
});

test("a traded token used after a minute ends the whole session", async () => {
  const { body } = await signIn(initData({ id: 107 }));
  const { body: second } = await refresh(body.refreshToken);
  await RefreshToken.update(
    { rotatedAt: new Date(Date.now() - REUSE_GRACE - 1000) },
    { where: { sessionId: await sessionOf(107), rotatedAt: await rotatedAt(107) } },
  );

  expect((await refresh(body.refreshToken)).status).toBe(401);
  expect((await refresh(second.refreshToken)).status).toBe(401);
});

test("an unknown, expired or malformed refresh token is refused", async () => {
  const { body } = await signIn(initData({ id: 108 }));
  await RefreshToken.update({ expiresAt: new Date() }, { where: { sessionId: await sessionOf(108) } });
  expect((await refresh(body.refreshToken)).status).toBe(401);
  expect((await refresh("x".repeat(43))).status).toBe(401);
  expect((await refresh("short")).status).toBe(400);
});

test("neither token stands in the database in clear", async () => {
  const { body } = await signIn(initData({ id: 109 }));
  const rows = await RefreshToken.findAll({ raw: true });
  expect(JSON.stringify(rows)).not.toContain(body.refreshToken);
});

async function sessionOf(telegramId: number): Promise<string> {
  const { Session } = await import("#db/models/Session.ts");
  const user = (await User.findOne({ where: { telegramId } }))!;
  return (await Session.findOne({ where: { userId: user.id } }))!.id;
}

async function rotatedAt(telegramId: number): Promise<Date> {
  const rows = await RefreshToken.findAll({ where: { sessionId: await sessionOf(telegramId) } });
  return rows.find((row) => row.rotatedAt)!.rotatedAt!;
}
