import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sharing } from "#webapps/shared/client/recordShare.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { canShareMessage, shareInTelegram, shareMessage } from "#webapps/shared/telegram/shareLink.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { prepareShare } from "./prepareShare.ts";
import { ShareSheet } from "./ShareSheet.tsx";

vi.mock("./prepareShare.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock("#webapps/shared/client/recordShare.ts");
vi.mock("#webapps/shared/telegram/shareLink.ts");

const link = "https://t.me/bozor_bot/market?startapp=product_divan-7";
const closed = vi.fn();
const open = () =>
  renderPart(<ShareSheet id={7} listing="divan-7" link={link} text="Диван" onClose={closed} />);
const names = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
const told = () => useToasts.getState().toasts.map(({ header }) => header);

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(sharing).mockImplementation((_, run) => run());
  vi.mocked(canShareMessage).mockReturnValue(true);
  vi.mocked(prepareShare).mockResolvedValue({ preparedMessageId: "p1", expiresAt: 0 });
  useSession.setState({ status: "signed-in" });
  useToasts.setState({ toasts: [] });
});
afterEach(cleanup);

test("a card with the picture is offered where the client can send it, and to those who are signed in", async () => {
  await open();
  expect(names()).toEqual(["Отправить карточкой с фото", "Отправить в Telegram", "Скопировать ссылку"]);
  cleanup();
  vi.mocked(canShareMessage).mockReturnValue(false);
  await open();
  expect(names()).toHaveLength(2);
  cleanup();
  vi.mocked(canShareMessage).mockReturnValue(true);
  useSession.setState({ status: "guest" });
  await open();
  expect(names()).toHaveLength(2);
});

test("the card is prepared by the server and sent on by the client; thinking better of it isn't a failure", async () => {
  vi.mocked(shareMessage).mockResolvedValue(false);
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Отправить карточкой с фото" }));
  await waitFor(() => expect(shareMessage).toHaveBeenCalledWith("p1"));
  expect(prepareShare).toHaveBeenCalledWith(7);
  expect([closed.mock.calls.length, told()]).toEqual([1, []]);
});

test("a card that can't be sent leads back to the link", async () => {
  vi.mocked(prepareShare).mockRejectedValue(new Error("offline"));
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Отправить карточкой с фото" }));
  await waitFor(() => expect(told()).toEqual(["Не удалось отправить карточку"]));
});

test("the link goes to the messenger's own sheet within the tap", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Отправить в Telegram" }));
  expect(shareInTelegram).toHaveBeenCalledWith("browser", link, "Диван");
});

test("each way is counted, with the listing, once something has come of it", async () => {
  vi.mocked(prepareShare).mockRejectedValue(new Error("offline"));
  for (const name of ["Отправить карточкой с фото", "Отправить в Telegram", "Скопировать ссылку"]) {
    await open();
    fireEvent.click(screen.getByRole("button", { name }));
    cleanup();
  }
  expect(vi.mocked(sharing).mock.calls.map(([share]) => [share])).toEqual(
    ["telegram", "telegram", "copy"].map((kind) => [
      { app: "classifieds", kind, target: "listing", value: "divan-7" },
    ]),
  );
});
