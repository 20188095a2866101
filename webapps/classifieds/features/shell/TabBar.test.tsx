import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { BrowserRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "#webapps/shared/client/call.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { startLanguage } from "#webapps/shared/language/startLanguage.ts";
import { ru } from "../../locales/ru.ts";
import { TabBar } from "./TabBar.tsx";

vi.mock("#webapps/shared/client/call.ts");

const scroll = vi.fn();
const tap = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
const address = () => window.location.pathname;
/** The browser's address moves at once, what is shown only when the next screen is there. */
const setOutFor = (pathname: string) => window.history.replaceState({ key: "next" }, "", pathname);

beforeEach(async () => {
  scroll.mockClear();
  vi.stubGlobal("scrollTo", scroll);
  vi.stubGlobal("scrollY", 3000);
  localStorage.setItem("i18nextLng", "ru");
  await startLanguage({
    languages: ["ru"],
    otherwise: "ru",
    storageKey: "i18nextLng",
    load: async () => ru,
  });
  window.history.replaceState(null, "", "/webApp");
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <TabBar />
      </BrowserRouter>
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a tap on the open tab goes to its top", () => {
  tap("Поиск");
  expect(scroll).toHaveBeenCalledOnce();
  expect(address()).toBe("/webApp");
});

test("the last of the taps counts while another screen is on its way, and what is still seen stays where it is", () => {
  setOutFor("/webApp/profile");
  tap("Поиск");
  expect(address()).toBe("/webApp");
  expect(scroll).not.toHaveBeenCalled();
});

test("a second tap on the tab that is on its way changes nothing", () => {
  setOutFor("/webApp/profile");
  const before = window.history.length;
  tap("Профиль");
  expect(window.history.length).toBe(before);
  expect(scroll).not.toHaveBeenCalled();
});

test.each([
  [{ INCOMING: 2, OUTGOING: 1 }, "Сообщения 3 новых сообщения"],
  [{ INCOMING: 99, OUTGOING: 100 }, "Сообщения 99+ новых сообщений"],
])("new messages stand on their tab (%o) until they are read in the chat", async (unread, name) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.mocked(call).mockResolvedValue(unread);
  useSession.setState({ status: "signed-in" });
  expect(await screen.findByRole("link", { name })).toBeTruthy();
  vi.mocked(call).mockResolvedValue({ INCOMING: 0, OUTGOING: 0 });
  await vi.advanceTimersByTimeAsync(6000);
  fireEvent(window, new Event("focus"));
  expect(await screen.findByRole("link", { name: "Сообщения" })).toBeTruthy();
  useSession.setState({ status: "signing-in" });
});
