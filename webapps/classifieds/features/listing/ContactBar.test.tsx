import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listing } from "#contract/listings.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { openTelegramLink } from "#webapps/shared/telegram/links.ts";
import { cardOf, renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { ContactBar } from "./ContactBar.tsx";
import { ContactSheet } from "./ContactSheet.tsx";
import { recordConnection } from "./recordConnection.ts";
import { useContact } from "./useContact.ts";

const device = vi.hoisted(() => ({ platform: "android" }));
vi.mock("./recordConnection.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock("#webapps/shared/client/call.ts", () => ({ call: async () => [] }));
vi.mock(import("#webapps/shared/telegram/telegram.ts"), async (original) => ({
  ...(await original()),
  getTelegram: () => ({ isTelegram: true, rawInitData: "", startParam: "", user: undefined, ...device }),
}));
vi.mock(import("#webapps/shared/telegram/links.ts"), async (original) => ({
  ...(await original()),
  openTelegramLink: vi.fn(),
}));

const phone = "+998901234567";
const listing = { ...cardOf(), contactMethods: "both" } as Listing;
const dialled: string[] = [];
const tap = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function Bar() {
  const contact = useContact();
  return (
    <>
      <ContactBar listing={listing} contact={contact} />
      <ContactSheet contact={contact} />
      <output>{contact.phones.join()}</output>
    </>
  );
}

/** Lets the clock say that an answer took this long. */
function answerAfter(tookMs: number, reach: { phoneNumbers: string[]; chatLink: string | null }) {
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.mocked(recordConnection).mockImplementation(async () => {
    now += tookMs;
    return reach;
  });
}

beforeEach(async () => {
  device.platform = "android";
  dialled.length = 0;
  useSession.setState({ status: "signed-in" });
  vi.spyOn(window, "open").mockImplementation((url) => {
    dialled.push(String(url));
    return null;
  });
  await renderPart(<Bar />);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a number that comes at once is dialled, and stays on the page", async () => {
  answerAfter(300, { phoneNumbers: [phone], chatLink: null });
  tap("Позвонить");
  await waitFor(() => expect(dialled).toEqual([`tel:${phone}`]));
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Скопировать/ })).toBeTruthy();
  expect(screen.getByText(phone)).toBeTruthy();
  expect(recordConnection).toHaveBeenCalledWith(7, "call");
});

test("a late number waits for a second tap, as a link that dials", async () => {
  answerAfter(1200, { phoneNumbers: [phone], chatLink: null });
  tap("Позвонить");
  const link = await screen.findByRole("link", { name: /Позвонить/ });
  expect(link.getAttribute("href")).toBe(`tel:${phone}`);
  expect(dialled).toEqual([]);
});

test("a desktop shows the number instead of dialling it", async () => {
  device.platform = "tdesktop";
  answerAfter(10, { phoneNumbers: [phone], chatLink: null });
  tap("Позвонить");
  expect(await screen.findByRole("button", { name: /Скопировать/ })).toBeTruthy();
  expect(dialled).toEqual([]);
});

test("a chat opens at once, or by a second button when the answer is late", async () => {
  const chatLink = "https://t.me/bozor_bot?start=chat_7";
  answerAfter(100, { phoneNumbers: [], chatLink });
  tap("Написать");
  await waitFor(() => expect(openTelegramLink).toHaveBeenCalledWith(chatLink));
  vi.mocked(openTelegramLink).mockClear();

  answerAfter(2000, { phoneNumbers: [], chatLink });
  tap("Написать");
  await screen.findByRole("dialog");
  expect(openTelegramLink).not.toHaveBeenCalled();
  tap("Открыть чат");
  expect(openTelegramLink).toHaveBeenCalledWith(chatLink);
});

test("a daily limit is told with the time to wait, and trying again isn't offered", async () => {
  const limit = new ApiError("daily_limit", 429, { retryAfter: 3 * 3600 });
  vi.mocked(recordConnection).mockRejectedValue(limit);
  tap("Позвонить");
  expect((await screen.findByRole("alert")).textContent).toContain("через 3 ч");
  expect(screen.queryByRole("button", { name: "Повторить" })).toBeNull();
});

test("a network that was away is tried again by the same sheet", async () => {
  vi.mocked(recordConnection).mockRejectedValueOnce(new ApiError("offline"));
  tap("Позвонить");
  expect((await screen.findByRole("alert")).textContent).toContain("Нет связи");
  answerAfter(100, { phoneNumbers: [phone], chatLink: null });
  tap("Повторить");
  await waitFor(() => expect(dialled).toEqual([`tel:${phone}`]));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a guest is shown the way in, and the seller isn't disturbed", async () => {
  useSession.setState({ status: "guest" });
  vi.mocked(recordConnection).mockClear();
  tap("Написать");
  expect(await screen.findByRole("dialog")).toBeTruthy();
  expect(recordConnection).not.toHaveBeenCalled();
});
