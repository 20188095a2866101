import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ModerationItem } from "#contract/moderation.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import { type Sent, serve } from "../../../../tests/kits/webapps/serve.ts";
import { ModerationBoard } from "./ModerationBoard.tsx";
import { clearSelection, useModerationSelection } from "./moderationSelection.ts";

const item = (id: number, over: Partial<ModerationItem> = {}) =>
  ({
    kind: "new",
    edition: id + 100,
    revision: null,
    reports: [],
    lastRefusal: null,
    claim: null,
    unused: 225,
    waitingSince: "2026-11-21T10:00:00Z",
    owner: {
      id: 9,
      firstName: "Азиза",
      isBanned: false,
      approvedCount: 4,
      rejectedCount: 0,
      since: "2026-01-02T00:00:00Z",
    },
    product: {
      id,
      link: `thing-${id}`,
      name: `Вещь ${id}`,
      description: "Слова",
      price: 5,
      currency: "UZS",
      isNegotiable: false,
      state: "New",
      photos: [],
      thumbhashes: [],
      parameters: [],
      breadcrumbs: [],
      placePath: [],
      phoneNumbers: ["+998901112233"],
      rootCategoryLink: "home",
    },
    ...over,
  }) as unknown as ModerationItem;

let queue: ModerationItem[];
let decide: (body: { productIds: number[] }) => { applied: number[]; skipped: { id: number; why: string }[] };
let sent: Sent[];
let isWide: boolean;

const decisions = () => sent.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body);
const selected = () => useModerationSelection.getState().ids;
const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name: `Выбрать: ${name}` }));
const press = (code: string, key = "") => fireEvent.keyDown(document.body, { code, key });

async function open() {
  const queryClient = await renderPart(<ModerationBoard page={1} onTurn={() => undefined} />);
  await screen.findAllByText("Вещь 1");
  return queryClient;
}

beforeEach(() => {
  clearSelection();
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
  isWide = false;
  queue = [item(1), item(2), item(3)];
  decide = ({ productIds }) => ({ applied: productIds, skipped: [] });
  sent = serve(({ call, body }) => {
    if (call.startsWith("GET")) return { data: queue, total: queue.length };
    const answer = decide(body as { productIds: number[] });
    queue = queue.filter(({ product }) => !answer.applied.includes(product.id));
    return answer;
  });
  const never = () => undefined;
  vi.stubGlobal("matchMedia", () => ({
    matches: isWide,
    addEventListener: never,
    removeEventListener: never,
  }));
  // Every card is on the screen, which a page without a layout doesn't know.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 200, bottom: 500 } as DOMRect);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("several are approved after a question, each in the edition that was seen", async () => {
  await open();
  tick("Вещь 1");
  tick("Вещь 3");
  fireEvent.click(
    within(screen.getByRole("region", { name: "Действия с выбранными" })).getByText("Одобрить"),
  );
  expect(decisions()).toEqual([]);
  fireEvent.click(
    within(screen.getByRole("dialog", { name: "Одобрить 2 объявления?" })).getByText("Одобрить"),
  );
  const approved = [{ isModerated: true, productIds: [1, 3], editions: [101, 103] }];
  await waitFor(() => expect(decisions()).toEqual(approved));
  await waitFor(() => expect(screen.queryByText("Вещь 1")).toBeNull());
  await waitFor(() => expect(selected()).toEqual([]));
  expect(screen.getByText("Вещь 2")).toBeTruthy();
});

test("what others decided or changed meanwhile is told, and only what changed stays in the list", async () => {
  decide = () => {
    queue = [item(2, { edition: 203 })];
    return {
      applied: [1],
      skipped: [
        { id: 2, why: "changed" },
        { id: 3, why: "decided" },
      ],
    };
  };
  await open();
  fireEvent.click(screen.getByRole("checkbox", { name: "Выбрать все" }));
  press("KeyA");
  fireEvent.click(within(await screen.findByRole("dialog")).getByText("Одобрить"));
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  const [toast] = useToasts.getState().toasts;
  expect(toast?.header).toBe("Одобрено: 1");
  expect(toast?.message).toContain("Уже решил другой модератор: 1");
  expect(toast?.message).toContain("Изменилось или пришли жалобы, показана новая версия: 1");
  await waitFor(() => expect(screen.queryByText("Вещь 3")).toBeNull());
  expect(screen.getByText("Вещь 2")).toBeTruthy();
});

test("what a banned seller may not sell is told and stays to be refused", async () => {
  decide = () => ({ applied: [], skipped: [{ id: 2, why: "banned" }] });
  await open();
  tick("Вещь 2");
  press("KeyA");
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(useToasts.getState().toasts[0]?.message).toBe("Продавец заблокирован, одобрить нельзя: 1.");
  expect(screen.getByText("Вещь 2")).toBeTruthy();
});

test("why a listing was refused before stands in it, with the moderator's words", async () => {
  queue = [item(1, { lastRefusal: { reason: "photo", note: "Виден номер" } }), item(2)];
  await open();
  expect(screen.getAllByText("Прошлый отказ")).toHaveLength(1);
  expect(screen.getByText("Неподходящие фото: Виден номер")).toBeTruthy();
});

test("who looks at a listing in the chat is named, and it can be decided all the same", async () => {
  queue = [item(1, { claim: { firstName: "Дилноза", until: "2026-11-21T10:10:00Z" } }), item(2)];
  await open();
  expect(screen.getAllByText("Сейчас смотрит Дилноза")).toHaveLength(1);
  fireEvent.click(within(screen.getAllByRole("article")[0]!).getByRole("button", { name: "Одобрить" }));
  await waitFor(() => expect(decisions()).toHaveLength(1));
});

test("a decision that didn't get through keeps the list and the ticks", async () => {
  decide = () => {
    throw 500;
  };
  await open();
  tick("Вещь 2");
  press("KeyA");
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(useToasts.getState().toasts[0]?.header).toBe("Решение не сохранилось. Попробуйте ещё раз.");
  expect(selected()).toEqual([2]);
  expect(screen.getByText("Вещь 2")).toBeTruthy();
});

test("a list that changed clears the ticks", async () => {
  await open();
  tick("Вещь 2");
  queue = [item(1), item(2), item(3), item(4)];
  fireEvent.click(screen.getByRole("button", { name: "Обновить" }));
  await screen.findByText("Вещь 4");
  expect(selected()).toEqual([]);
});

test("ticks from before a reload stay for what is still listed", async () => {
  useModerationSelection.setState({ ids: [3, 77] });
  await open();
  await waitFor(() => expect(selected()).toEqual([3]));
});

test("the first key only marks; then A approves the marked one and J goes to the next", async () => {
  await open();
  press("KeyA");
  expect(decisions()).toEqual([]);
  press("KeyJ");
  press("KeyA");
  await waitFor(() => expect(decisions()).toEqual([{ isModerated: true, productIds: [2], editions: [102] }]));
});

test("R asks for a reason, a number chooses it, and the words go along", async () => {
  await open();
  press("ArrowDown");
  press("Space");
  expect(selected()).toEqual([1]);
  press("KeyR");
  const dialog = await screen.findByRole("dialog", { name: "Почему отклоняете?" });
  press("Digit4", "4");
  fireEvent.change(within(dialog).getByRole("textbox"), { target: { value: " Темно " } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Отклонить" }));
  await waitFor(() => expect(decisions()).toHaveLength(1));
  expect(decisions()[0]).toEqual({
    isModerated: false,
    productIds: [1],
    editions: [101],
    reason: "photo",
    note: "Темно",
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("keys do nothing behind a sheet", async () => {
  await open();
  press("KeyJ");
  press("", "?");
  expect(screen.getByRole("dialog", { name: "Клавиши" })).toBeTruthy();
  press("KeyA");
  expect(decisions()).toEqual([]);
});

test("reports come first and a change shows both texts", async () => {
  const report = { reason: "fraud", note: "Просит предоплату", createdAt: "2026-11-21T10:00:00Z" } as const;
  const revision = {
    name: { before: "Стол", after: "Стол большой" },
    description: null,
    category: null,
    photos: null,
  };
  queue = [item(1, { kind: "report", reports: [report] }), item(2, { kind: "revision", revision })];
  await open();
  expect(screen.getByText("Пожаловался 1 человек")).toBeTruthy();
  expect(screen.getByText("Просит предоплату")).toBeTruthy();
  expect(screen.getByText("Снять с продажи")).toBeTruthy();
  expect(screen.getByText("большой").tagName).toBe("INS");
});

test("on a wide screen the chosen listing stands beside the list, and keys act on it at once", async () => {
  isWide = true;
  await open();
  expect(screen.getByRole("article", { name: "Вещь 1" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Вещь 3/ }));
  expect(screen.getByRole("article", { name: "Вещь 3" })).toBeTruthy();
  press("KeyA");
  await waitFor(() => expect(decisions()).toEqual([{ isModerated: true, productIds: [3], editions: [103] }]));
  expect(await screen.findByRole("article", { name: "Вещь 2" })).toBeTruthy();
});

test("a ticked listing that isn't the one beside the list is approved after a question that names it", async () => {
  isWide = true;
  await open();
  press("Space");
  press("KeyJ");
  press("KeyJ");
  expect(screen.getByRole("article", { name: "Вещь 3" })).toBeTruthy();
  press("KeyA");
  const dialog = await screen.findByRole("dialog", { name: "Одобрить 1 объявление?" });
  expect(decisions()).toEqual([]);
  expect(within(dialog).getByText("«Вещь 1»")).toBeTruthy();
  fireEvent.click(within(dialog).getByText("Одобрить"));
  await waitFor(() => expect(decisions()).toEqual([{ isModerated: true, productIds: [1], editions: [101] }]));
});

test("a ticked listing out of sight is approved after a question, and refused by name", async () => {
  await open();
  tick("Вещь 2");
  vi.mocked(Element.prototype.getBoundingClientRect).mockReturnValue({ top: -900, bottom: -500 } as DOMRect);
  press("KeyA");
  const dialog = await screen.findByRole("dialog", { name: "Одобрить 1 объявление?" });
  expect(decisions()).toEqual([]);
  fireEvent.click(within(dialog).getByText("Не сейчас"));
  press("KeyR");
  expect(await screen.findByText(/^«Вещь 2»\. Продавец увидит/)).toBeTruthy();
});

test("who comes back to the list finds the mark where it was", async () => {
  isWide = true;
  await open();
  press("KeyJ");
  cleanup();
  await open();
  expect(screen.getByRole("article", { name: "Вещь 2" })).toBeTruthy();
});

test("an empty queue says so", async () => {
  queue = [];
  await renderPart(<ModerationBoard page={1} onTurn={() => undefined} />);
  expect(await screen.findByText("Нет объявлений на модерации")).toBeTruthy();
});

test("a list asked anew in vain stays, without an error above it", async () => {
  const queryClient = await open();
  sent = serve(() => {
    throw 503;
  });
  await act(() => queryClient.refetchQueries({ queryKey: ["moderation"] }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(sent).toHaveLength(1);
  expect(screen.getByText("Вещь 1")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

const promoted = (id: number) => {
  const { product, ...rest } = item(id, { kind: "report" });
  return { ...rest, product: { ...product, isTopUp: true } };
};

async function removeFirst(reason: string) {
  await open();
  fireEvent.click(screen.getAllByText("Снять с продажи")[0] as HTMLElement);
  const sheet = within(await screen.findByRole("dialog"));
  fireEvent.click(sheet.getByRole("radio", { name: new RegExp(reason) }));
  return sheet;
}

test("of a removal of what is promoted it is asked whose fault it is, as the reason suggests", async () => {
  queue = [promoted(1)];
  const sheet = await removeFirst("Спам");
  const fault = () => sheet.getByRole<HTMLInputElement>("checkbox", { name: /По вине продавца/ });
  expect(fault().checked).toBe(true);
  expect(sheet.getByText(/продавцу вернётся 225 монет/)).toBeTruthy();
  fireEvent.click(sheet.getByRole("radio", { name: /Повтор/ }));
  expect(fault().checked).toBe(false);
  fireEvent.click(sheet.getByRole("radio", { name: /Запрещённый/ }));
  expect(fault().checked).toBe(true);
  fireEvent.click(fault());
  fireEvent.click(sheet.getByRole("button", { name: "Снять с продажи" }));
  await waitFor(() => expect(decisions()).toHaveLength(1));
  expect(decisions()[0]).toMatchObject({ reason: "prohibited", isSellersFault: false });
});

test("of anything else nothing is asked of fault", async () => {
  queue = [item(1, { kind: "report" })];
  const sheet = await removeFirst("Спам");
  expect(sheet.queryByRole("checkbox")).toBeNull();
  fireEvent.click(sheet.getByRole("button", { name: "Снять с продажи" }));
  await waitFor(() => expect(decisions()).toHaveLength(1));
  expect(decisions()[0]).not.toHaveProperty("isSellersFault");
});
