import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { retrySignIn, useSession } from "#webapps/shared/client/session.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { GuestCard } from "./GuestCard.tsx";
import { renderPart } from "./listing/renderPart.tsx";

vi.mock("#webapps/shared/client/session.ts", async (original) => ({
  ...(await original<object>()),
  retrySignIn: vi.fn(async () => undefined),
}));

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("[]"));
  getTelegram().isTelegram = true;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  getTelegram().isTelegram = false;
});

test("a sign-in that didn't get through says what is missing, and is tried again at a tap", async () => {
  useSession.setState({ status: "guest", failure: new ApiError("offline") });
  await renderPart(<GuestCard />);
  expect(screen.getByRole("alert").textContent).toContain("Нет связи с интернетом");
  expect(screen.queryByText("Вход устарел")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Повторить" }));
  expect(retrySignIn).toHaveBeenCalledTimes(1);
});

test("only launch data that the server refused is called stale", async () => {
  useSession.setState({ status: "guest", failure: undefined });
  await renderPart(<GuestCard />);
  expect(screen.getByText("Вход устарел")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
