import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "#contract/connections.ts";
import { call } from "#webapps/shared/client/call.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { openTelegramLink } from "#webapps/shared/telegram/links.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { MessagesScreen } from "./MessagesScreen.tsx";

vi.mock("#webapps/shared/client/call.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock(import("#webapps/shared/telegram/links.ts"), async (original) => ({
  ...(await original()),
  openTelegramLink: vi.fn(),
}));

const chatLink = "https://t.me/bozor_bot?start=chat_9";
const connection = (overrides: Partial<Connection>): Connection => ({
  id: 1,
  updatedAt: "2026-11-20T10:00:00.000Z",
  direction: "OUTGOING",
  kind: "chat",
  chatLink,
  product: { ...cardOf(), isDeactivated: false },
  person: { userId: 3, firstName: "Aziza", photoUrl: null },
  lastMessage: null,
  unread: 0,
  ...overrides,
});

let outgoing: Connection[] = [];

beforeEach(() => {
  useSession.setState({ status: "signed-in" });
  vi.mocked(call).mockImplementation(async (method, path, input) => {
    if (path.endsWith("/unread")) return { INCOMING: 0, OUTGOING: 100 } as never;
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
  fireEvent.click(screen.getByRole("tab", { name: /^Исходящие/ }));
  expect(await screen.findByText("Вы пока никому не звонили и не писали")).toBeTruthy();
  expect(screen.getByRole("tabpanel").getAttribute("aria-labelledby")).toBe("tab-OUTGOING");
});

const openOutgoing = async (...rows: Connection[]) => {
  outgoing = rows;
  await renderPart(<MessagesScreen />);
  fireEvent.click(screen.getByRole("tab", { name: /^Исходящие/ }));
};

test("a row leads to the chat with the person, and its photo to the listing", async () => {
  await openOutgoing(connection({}));
  fireEvent.click(await screen.findByRole("button", { name: /Aziza/ }));
  expect(openTelegramLink).toHaveBeenCalledWith(chatLink);
  const listing = screen.getByRole("link", { name: "Объявление: Диван" });
  expect(listing.getAttribute("href")).toBe("/webApp/product/divan-7");
});

test.each([
  ["the button of one who called", chatLink, "Позвонить ещё раз: Диван"],
  ["the row where the seller takes calls only", null, /^Aziza/],
])("%s calls again", async (_, link, name) => {
  await openOutgoing(connection({ kind: "call", chatLink: link }));
  fireEvent.click(await screen.findByRole("button", { name }));
  expect((await screen.findByRole("link", { name: /Позвонить/ })).getAttribute("href")).toBe(
    "tel:+998901234567",
  );
});

test("a row says what was said last, by whom, and how much of it is new", async () => {
  const text = "Приеду в шесть";
  await openOutgoing(
    connection({ id: 1, unread: 3, lastMessage: { isOwn: false, kind: "text", text } }),
    connection({ id: 2, lastMessage: { isOwn: true, kind: "photo", text: null } }),
    connection({ id: 3, kind: "call", unread: 100 }),
  );
  const [said, own, called] = (await screen.findAllByRole("button", { name: /Aziza/ })).map(
    ({ textContent }) => textContent,
  );
  expect(said).toContain(text);
  expect(said).toContain("3 новых сообщения");
  expect(own).toContain("Вы: Фото");
  expect(own).not.toContain("нов");
  expect(called).toContain("Звонок");
  expect(called).toContain("99+");
  expect(await screen.findByRole("tab", { name: "Исходящие 99+ новых сообщений" })).toBeTruthy();
  expect(screen.getByRole("tab", { name: "Входящие" })).toBeTruthy();
});
