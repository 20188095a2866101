import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSession } from "#webapps/shared/client/session.ts";
import { openLink } from "#webapps/shared/telegram/links.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { type Sent, serve } from "../../../../tests/kits/webapps/serve.ts";
import { ProfileScreen } from "./ProfileScreen.tsx";

vi.mock(import("#webapps/shared/telegram/links.ts"), async (original) => ({
  ...(await original()),
  openLink: vi.fn(),
}));

let me: object;
let configs: { key: string; data: unknown }[];
let sent: Sent[];

async function open(person: object = {}) {
  me = {
    id: 1,
    language: "ru",
    phoneNumber: null,
    balance: 350,
    countProducts: 61,
    isAdmin: false,
    role: null,
    photoUrl: null,
    firstName: "Азиза",
    lastName: null,
    username: null,
    isUsernameShown: false,
    ...person,
  };
  const queryClient = await renderPart(<ProfileScreen />, "/webApp/profile");
  await screen.findByText("Азиза");
  return queryClient;
}

beforeEach(() => {
  vi.stubGlobal("__APP_VERSION__", "1.0.0");
  useSession.setState({ status: "signed-in" });
  configs = [{ key: "DEBUG_PANEL_ENABLED", data: true }];
  sent = serve(({ call }) => {
    if (call.endsWith("/me")) return me;
    return call.endsWith("/configs") ? configs : { ok: true };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("only those with a Telegram name choose whether it is shown, and only moderators see moderation", async () => {
  await open();
  expect(screen.queryByRole("switch")).toBeNull();
  expect(screen.queryByText("Модерация")).toBeNull();
  cleanup();

  await open({ username: "aziza", isAdmin: true, role: "moderator" });
  expect(screen.getByText("Модерация")).toBeTruthy();
  const row = screen.getByRole("switch", { name: /@aziza/ });
  fireEvent.click(row);
  await waitFor(() => expect(row.getAttribute("aria-checked")).toBe("true"));
  expect(sent.at(-1)).toEqual({ call: "PATCH /api/telegram/users/username", body: { isShown: true } });
});

test("the survey is there where it has an address, and says how long it takes before it opens", async () => {
  await open();
  expect(screen.queryByText("Опрос о Bozor")).toBeNull();
  cleanup();

  configs.push({ key: "SURVEY_URL", data: "https://example.com/survey" });
  await open();
  fireEvent.click(await screen.findByText("Опрос о Bozor"));
  expect(screen.getByText(/2–3 минуты/)).toBeTruthy();
  expect(openLink).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText("Пройти опрос"));
  expect(openLink).toHaveBeenCalledWith("https://example.com/survey");
});

test("a survey opens in the language of the app where its address has a place for it", async () => {
  configs.push({ key: "SURVEY_URL", data: "https://bozor.example/survey?lng={lng}" });
  await open();
  fireEvent.click(await screen.findByText("Опрос о Bozor"));
  fireEvent.click(screen.getByText("Пройти опрос"));
  expect(openLink).toHaveBeenLastCalledWith("https://bozor.example/survey?lng=ru");
});

test("the balance leads to the coins for sale where anything is sold for them", async () => {
  await open();
  expect(screen.queryByRole("button", { name: /Баланс/ })).toBeNull();
  cleanup();

  configs.push({ key: "PAID_FEATURES_ENABLED", data: true });
  await open();
  fireEvent.click(await screen.findByRole("button", { name: /Баланс/ }));
  expect(await screen.findByText(/1 монета = 100 сум/)).toBeTruthy();
});

test("five quick taps on the face show the panel with its secrets folded, five more hide it", async () => {
  await open();
  const tapFace = () => {
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(screen.getByText("А"));
  };
  tapFace();
  expect(await screen.findByText("Отладка")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Токен доступа: Показать" })).toBeTruthy();
  tapFace();
  expect(screen.queryByText("Отладка")).toBeNull();
});

test("the panel stays away where it is turned off", async () => {
  configs = [];
  await open();
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(screen.getByText("А"));
  expect(screen.queryByText("Отладка")).toBeNull();
});

test("a profile asked anew in vain stays as it is", async () => {
  const queryClient = await open();
  sent = serve(() => {
    throw 503;
  });
  await act(() => queryClient.refetchQueries({ queryKey: ["me"] }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(sent).toHaveLength(1);
  expect(screen.getByText("Азиза")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
