import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "#contract/connections.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { openTelegramLink } from "#webapps/shared/telegram/telegram.ts";
import { cardOf, renderPart } from "../components/listing/renderPart.tsx";
import { MessagesScreen } from "./MessagesScreen.tsx";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock(import("#webapps/shared/telegram/telegram.ts"), async (original) => ({
  ...(await original()),
  openTelegramLink: vi.fn(),
}));

const chatLink = "https://t.me/bozor_bot?start=chat_9";
const connection = (overrides: Partial<Connection>): Connection => ({
  ...{ id: 1, updatedAt: "2026-11-20T10:00:00.000Z", direction: "OUTGOING", kind: "chat", chatLink },
  product: { ...cardOf(), isDeactivated: false },
  person: { userId: 3, firstName: "Aziza", photoUrl: null },
  ...overrides,
});

let outgoing: Connection[] = [];

beforeEach(() => {
  useSession.setState({ status: "signed-in" });
  vi.mocked(call).mockImplementation(async (method, _path, input) => {
    if (method === "post") return { phoneNumbers: ["+998901234567"], chatLink: null } as never;
    const data = (input as { direction: string }).direction === "OUTGOING" ? outgoing : [];
    return { data, total: data.length } as never;
  });
});
afterEach(cleanup);

test("each tab has its own words while it is empty", async () => {
  outgoing = [];
  await renderPart(<MessagesScreen />);
  expect(await screen.findByText("Вам пока никто не звонил и не писал")).toBeTruthy();
  fireEvent.click(screen.getByRole("tab", { name: "Исходящие" }));
  expect(await screen.findByText("Вы пока никому не звонили и не писали")).toBeTruthy();
  expect(screen.getByRole("tabpanel").getAttribute("aria-labelledby")).toBe("tab-OUTGOING");
});

test("a chat goes on in the chat, the button beside it leads to the listing", async () => {
  outgoing = [connection({})];
  await renderPart(<MessagesScreen />);
  fireEvent.click(screen.getByRole("tab", { name: "Исходящие" }));
  fireEvent.click(await screen.findByRole("button", { name: /Aziza/ }));
  expect(openTelegramLink).toHaveBeenCalledWith(chatLink);
  const listing = screen.getByRole("link", { name: "Объявление: Диван" });
  expect(listing.getAttribute("href")).toBe("/webApp/product/divan-7");
});

test("a call leads to the listing, and its button calls again", async () => {
  outgoing = [connection({ kind: "call" })];
  await renderPart(<MessagesScreen />);
  fireEvent.click(screen.getByRole("tab", { name: "Исходящие" }));
  expect((await screen.findByRole("link", { name: /Aziza/ })).getAttribute("href")).toContain("divan-7");
  fireEvent.click(screen.getByRole("button", { name: "Позвонить ещё раз: Диван" }));
  expect((await screen.findByRole("link", { name: /Позвонить/ })).getAttribute("href")).toBe(
    "tel:+998901234567",
  );
});
