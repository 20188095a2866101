import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Profile } from "#contract/users.ts";
import { serve } from "../../../../tests/kits/webapps/serve.ts";
import { showUsername } from "./showUsername.ts";

let queryClient: QueryClient;
const isShown = () => queryClient.getQueryData<Profile>(["me"])?.isUsernameShown;

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(["me"], { id: 1, isUsernameShown: false });
});
afterEach(() => vi.unstubAllGlobals());

test("the switch is shown at once and sent", async () => {
  const sent = serve(() => ({ ok: true }));
  const saving = showUsername(queryClient, true);
  expect(isShown()).toBe(true);
  await saving;
  expect(sent).toEqual([{ call: "PATCH /api/telegram/users/username", body: { isShown: true } }]);
  expect(isShown()).toBe(true);
});

test("a switch that failed goes back", async () => {
  serve(() => {
    throw 500;
  });
  await expect(showUsername(queryClient, true)).rejects.toMatchObject({ code: "internal" });
  expect(isShown()).toBe(false);
});
