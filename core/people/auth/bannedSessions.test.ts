import { sign } from "@tma.js/init-data-node";
import { expect, test } from "vitest";
import { config } from "#config";
import { banPerson } from "#core/desk/people/banPerson.ts";
import { unbanPerson } from "#core/desk/people/unbanPerson.ts";
import { Favourite } from "#db/models/Favourite.ts";
import { Session } from "#db/models/Session.ts";
import type { User } from "#db/models/User.ts";
import { buildListing, buildUser } from "../../../tests/factories.ts";
import { hold, someoneWaits } from "../../../tests/hold.ts";
import { startTestApi } from "../../../tests/testApi.ts";
import { refresh } from "./refresh.ts";
import { startSession } from "./startSession.ts";

const api = await startTestApi();
const { id: adminId } = await buildUser({ isAdmin: true });

const ban = (userId: number) => banPerson({ adminId, userId, reason: null, returnsUnused: false });
const alive = (userId: number) => Session.count({ where: { userId, revokedAt: null } });
const signIn = ({ telegramId, firstName }: User) => {
  const data = sign({ user: { id: telegramId!, first_name: firstName } }, config.BOT_TOKEN, new Date());
  return api.ask<{ code: string }>("/api/telegram/auth", { body: { data } });
};

test("an open app can change nothing more, is told why at its next sign-in, and its tokens stay dead", async () => {
  const user = await buildUser();
  const { id: listingId } = await buildListing();
  const { accessToken, refreshToken } = await startSession(user.id);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const keep = () =>
    api.ask<{ code: string }>("/api/user/telegram/favourites/toggle", {
      body: { telegramProductId: listingId },
      headers,
    });
  expect((await keep()).status).toBe(200);

  await ban(user.id);
  expect(await keep()).toMatchObject({ status: 403, body: { code: "banned" } });
  expect(await Favourite.count({ where: { userId: user.id } })).toBe(1);
  expect(await api.ask("/api/auth/refresh", { body: { refreshToken } })).toMatchObject({ status: 401 });
  expect(await signIn(user)).toMatchObject({ status: 403, body: { code: "banned" } });

  await unbanPerson({ adminId, userId: user.id });
  await expect(refresh(refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
  expect((await signIn(user)).status).toBe(200);
});

test("a sign-in that waits for a ban begins no session; one that comes before it is ended", async () => {
  const [late, early] = [await buildUser(), await buildUser()];
  const end = await hold(() => ban(late.id));
  const refused = expect(startSession(late.id)).rejects.toMatchObject({ code: "banned" });
  await someoneWaits();
  await end();
  await refused;
  expect(await Session.count({ where: { userId: late.id } })).toBe(0);

  const begin = await hold(() => startSession(early.id));
  const banned = ban(early.id);
  await someoneWaits();
  await begin();
  await banned;
  expect(await alive(early.id)).toBe(0);
});

test("sign-ins, refreshes and a ban at once leave no session alive", async () => {
  for (let round = 0; round < 5; round += 1) {
    const user = await buildUser();
    const { refreshToken } = await startSession(user.id);
    await Promise.allSettled([
      signIn(user),
      refresh(refreshToken),
      ban(user.id),
      signIn(user),
      refresh(refreshToken),
    ]);
    expect(await alive(user.id)).toBe(0);
    await expect(refresh(refreshToken)).rejects.toMatchObject({ code: "unauthorized" });
  }
});
