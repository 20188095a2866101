import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { retrySignIn, useSession } from "#webapps/shared/client/session.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { deepLinkTarget, wayBackTo } from "../links/deepLink.ts";
import { GuestCard } from "./GuestCard.tsx";

vi.mock("#webapps/shared/client/session.ts", async (original) => ({
  ...(await original<object>()),
  retrySignIn: vi.fn(async () => undefined),
}));

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("[]"));
  Object.assign(getTelegram(), { isTelegram: true, rawInitData: "hash=x" });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Object.assign(getTelegram(), { isTelegram: false, rawInitData: "" });
});

test("a sign-in that didn't get through says what is missing, and is tried again at a tap", async () => {
  useSession.setState({ status: "guest", failure: new ApiError("offline") });
  await renderPart(<GuestCard to="promote" />);
  expect(screen.getByRole("alert").textContent).toContain("Нет связи с интернетом");
  expect(screen.queryByText("Вход устарел")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Повторить" }));
  expect(retrySignIn).toHaveBeenCalledTimes(1);
});

test("whom Telegram launched without a name is led in by a link, which brings one, to the very thing", async () => {
  Object.assign(getTelegram(), { isTelegram: true, rawInitData: "" });
  useSession.setState({ status: "guest", failure: undefined });
  await renderPart(<GuestCard to="promote" />);
  expect(screen.queryByText("Вход устарел")).toBeNull();
  // It isn't called a browser, and what was asked for is named.
  expect(
    screen.getByText(
      "Приложение открылось без входа. Чтобы продвинуть объявление, откройте его кнопкой бота.",
    ),
  ).toBeTruthy();
  cleanup();
  vi.stubGlobal("fetch", async () => new Response('[{"key":"BOT_USERNAME","data":"bozor_bot"}]'));
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  Object.assign(getTelegram(), { isTelegram: false });
  await renderPart(<GuestCard to="contact" startParam="product_divan-7" />);
  expect(screen.queryByText("Вход устарел")).toBeNull();
  expect(
    screen.getByText(/^В браузере .* Чтобы связаться с продавцом, откройте Bozor в Telegram/),
  ).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Открыть в Telegram" }));
  expect(opened).toHaveBeenCalledWith("https://t.me/bozor_bot/market?startapp=product_divan-7", "_blank");
});

test("only launch data that the server refused is called stale, and the app is opened anew where one was", async () => {
  useSession.setState({ status: "guest", failure: undefined });
  vi.stubGlobal("fetch", async () => new Response('[{"key":"BOT_USERNAME","data":"bozor_bot"}]'));
  const opened = vi.spyOn(window.parent, "postMessage").mockImplementation(() => undefined);
  Object.assign(window, { TelegramWebviewProxy: { postEvent: (...event: unknown[]) => opened(event) } });
  await renderPart(<GuestCard to="promote" />, "/webApp/items?tab=archive");
  expect(screen.getByText("Вход устарел")).toBeTruthy();
  fireEvent.click(await screen.findByRole("button", { name: "Открыть заново" }));
  const param = wayBackTo({ pathname: "/webApp/items", search: "?tab=archive" });
  expect(JSON.stringify(opened.mock.calls)).toContain(`/bozor_bot/market?startapp=${param}`);
  Reflect.deleteProperty(window, "TelegramWebviewProxy");
});

test("without a parameter the way leads back to the page one is at", async () => {
  useSession.setState({ status: "guest", failure: undefined });
  vi.stubGlobal("fetch", async () => new Response('[{"key":"BOT_USERNAME","data":"bozor_bot"}]'));
  Object.assign(getTelegram(), { isTelegram: false, rawInitData: "" });
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  await renderPart(<GuestCard to="promote" />, "/webApp/promote/17");
  fireEvent.click(await screen.findByRole("button", { name: "Открыть в Telegram" }));
  const startParam = new URL(String(opened.mock.lastCall?.[0])).searchParams.get("startapp") ?? "";
  expect(deepLinkTarget(startParam)).toBe("/webApp/promote/17");
});
