import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { openInvoice } from "#webapps/shared/telegram/invoice.ts";
import { openLink } from "#webapps/shared/telegram/telegram.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { cardOf, renderPart } from "../components/listing/renderPart.tsx";
import { askPayment, beginPayment, payWithCoins } from "../queries/pay.ts";
import { serve } from "../queries/serve.ts";
import { useChoices } from "../stores/promotionChoice.ts";
import { PromoteScreen } from "./PromoteScreen.tsx";

vi.mock("../queries/pay.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock("#webapps/shared/telegram/invoice.ts");
vi.mock(import("#webapps/shared/telegram/telegram.ts"), async (original) => ({
  ...(await original()),
  // The messenger draws the way back, so that the wizard's own is the only one.
  getTelegram: () => ({
    isTelegram: true,
    platform: "ios",
    rawInitData: "",
    startParam: "",
    user: undefined,
  }),
  openLink: vi.fn(),
}));

const price = (id: number, cost: number, fakeCost: number) => ({
  ...{ id, cost, fakeCost, discount: 40, gtmEventName: `promote_${id}`, icon: "" },
});
const offer = (name: string, of: object) => ({
  ...{ header: `О ${name}`, text: "…", cardHeader: name, cardText: "…", daysAmount: 7, values: [] },
  ...of,
});
const value = (of: object, days: number) => ({
  ...{ ...of, daysAmount: days, daysAmountText: `${days} дн.`, viewMultiply: days },
});
const offers = {
  TopUp: offer("Подъём", {
    ...price(1, 50, 75),
    values: [value(price(1, 50, 75), 3), value(price(2, 120, 200), 7)],
  }),
  Vip: offer("VIP", price(4, 150, 250)),
  Premium: offer("Premium", price(5, 80, 120)),
};
let me: object;
let isOn: boolean;
let methods: string[];
let receipts: object[];
let listing: object;

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const at = (address: string) =>
  waitFor(() => expect(document.querySelector("output")?.textContent).toBe(address));

async function open(address = "/webApp/promote/7") {
  await renderPart(
    <>
      <Routes>
        <Route path="/webApp/promote/:productId" element={<PromoteScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Where />
    </>,
    address,
  );
}
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const radios = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked);
const isOnSwitch = () => screen.getByRole<HTMLInputElement>("switch").checked;
const standing = (status: "Paid" | "Created") => ({
  ...{ id: 90, status, isCoins: false, coins: 50, gtmEventNames: ["promote_1"] },
});

/** From the first step to the payment, with what is chosen by itself. */
async function walkToPayment() {
  await open();
  await screen.findAllByRole("radio");
  tap(/^Далее/);
  await at("/webApp/promote/7?step=Vip");
  tap(/^Далее/);
  await at("/webApp/promote/7?step=Premium");
  tap(/^Далее/);
  await at("/webApp/promote/7?step=payment_summary");
  tap(/^К оплате/);
  await screen.findByRole("button", { name: /Монеты/ });
}

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  useChoices.setState({}, true);
  useToasts.setState({ toasts: [] });
  useSession.setState({ status: "signed-in" });
  me = { id: 1, balance: 350, firstName: "Азиза" };
  isOn = true;
  methods = ["payme", "stars"];
  receipts = [];
  listing = { ...cardOf(), status: "active", isOwner: true };
  serve(({ call }) => {
    if (call.endsWith("/me")) return me;
    if (call.endsWith("/configs")) return [{ key: "PAID_FEATURES_ENABLED", data: isOn }];
    if (call.includes("/available-features")) return offers;
    if (call.endsWith("/payment-methods")) return methods;
    if (call.endsWith("/promotions")) return { data: receipts };
    if (call.endsWith("/coin-packs")) {
      return [50, 250].map((coins) => ({ id: coins, coins, priceSum: coins * 100, priceStars: coins / 2 }));
    }
    if (call.includes("/user/telegram/products?")) return { data: [listing], total: 1 };
    return {};
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("it starts at TopUp with the first option, whose price stands on the button", async () => {
  await open();
  expect((await screen.findAllByRole("radio")).length).toBe(2);
  expect(radios()).toEqual([true, false]);
  expect(screen.getByRole("button", { name: "Далее · 50 монет" })).toBeTruthy();
  fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement);
  expect(radios()).toEqual([false, true]);
  expect(screen.getByRole("button", { name: "Далее · 120 монет" })).toBeTruthy();
});

test("skip takes TopUp out and goes on; coming back to it restores the first", async () => {
  await open();
  await screen.findAllByRole("radio");
  tap("Пропустить");
  await at("/webApp/promote/7?step=Vip");
  expect(useChoices.getState()[7]).toEqual({});
  expect(screen.getByRole("button", { name: "Далее" })).toBeTruthy();
  tap("Назад");
  await at("/webApp/promote/7");
  expect(radios()).toEqual([true, false]);
  expect(useChoices.getState()[7]).toEqual({ TopUp: 1 });
});

test("VIP is on or off, and counts with the rest", async () => {
  await open();
  await screen.findAllByRole("radio");
  tap(/^Далее/);
  const vip = await screen.findByRole("switch", { name: "Добавить VIP" });
  expect(isOnSwitch()).toBe(false);
  fireEvent.click(vip);
  expect(isOnSwitch()).toBe(true);
  expect(screen.getByRole("button", { name: "Далее · 200 монет" })).toBeTruthy();
  fireEvent.click(vip);
  expect(isOnSwitch()).toBe(false);
  expect(track).toHaveBeenCalledWith("promote_step", { step: "vip" });
});

test("VIP on place 1 can't be added, lower down it says where it stands", async () => {
  listing = { ...listing, isVIP: true };
  receipts = [{ type: "Vip", isRunning: true, place: 1, daysLeft: null }];
  await open();
  await screen.findAllByRole("radio");
  tap(/^Далее/);
  await screen.findByText(/уже на первом месте/);
  expect(screen.getByRole<HTMLInputElement>("switch").disabled).toBe(true);
  cleanup();

  receipts = [{ type: "Vip", isRunning: true, place: 4, daysLeft: null }];
  await open();
  await screen.findAllByRole("radio");
  tap(/^Далее/);
  await screen.findByText(/на 4-м месте/);
  expect(screen.getByRole<HTMLInputElement>("switch").disabled).toBe(false);
});

test("back on the first step leaves the page", async () => {
  await open();
  await screen.findAllByRole("radio");
  tap("Назад");
  await at("/webApp/items");
});

test("opened anew in the middle it begins at the first step, with what was chosen", async () => {
  useChoices.setState({ 7: { TopUp: 2, Vip: 4 } });
  await open("/webApp/promote/7?step=payment");
  await at("/webApp/promote/7");
  expect(await screen.findAllByRole("radio")).toHaveLength(2);
  expect(radios()).toEqual([false, true]);
  expect(useChoices.getState()[7]).toEqual({ TopUp: 2, Vip: 4 });
});

test("the summary tells every line and the total in coins and sum; emptied, it leads back to the start", async () => {
  useChoices.setState({ 7: { TopUp: 2, Vip: 4 } });
  await open();
  await screen.findAllByRole("radio");
  expect(radios()).toEqual([false, true]);
  tap(/^Далее/);
  await at("/webApp/promote/7?step=Vip");
  tap(/^Далее/);
  await at("/webApp/promote/7?step=Premium");
  tap(/^Далее/);
  await at("/webApp/promote/7?step=payment_summary");
  expect(screen.getByText("270 монет")).toBeTruthy();
  expect(screen.getByText(/^27\s000 сум$/)).toBeTruthy();
  tap("Убрать: VIP");
  expect(screen.getByText("Убрано: VIP")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Ваш заказ");
  expect(screen.getByRole("button", { name: "К оплате · 120 монет" })).toBeTruthy();
  tap("Убрать: Подъём");
  expect(screen.getByText("Ничего не выбрано")).toBeTruthy();
  tap("Выбрать услуги");
  await at("/webApp/promote/7");
  expect(radios()).toEqual([true, false]);
});

test("coins: one payment however often it is tapped, then a notice, the events and home", async () => {
  vi.mocked(payWithCoins).mockResolvedValue({ transactionId: 91, balance: 300 });
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  tap(/Монеты/);
  tap(/Монеты/);
  await at("/webApp");
  expect(payWithCoins).toHaveBeenCalledTimes(1);
  expect(payWithCoins).toHaveBeenCalledWith(7, [1], expect.any(String));
  expect(screen.getByText("Объявление продвигается")).toBeTruthy();
  expect(track).toHaveBeenCalledWith("promote_1", { transactionId: 91 });
  expect(useChoices.getState()[7]).toEqual({});
});

test("an answer that got lost is asked for with the same key, also after a reload", async () => {
  vi.mocked(payWithCoins).mockRejectedValueOnce(new ApiError("offline"));
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  tap(/Монеты/);
  expect((await screen.findByText(/Нет связи/)).closest("[role=alert]")).toBeTruthy();
  cleanup();

  vi.mocked(payWithCoins).mockResolvedValue({ transactionId: 91, balance: 300 });
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  tap(/Монеты/);
  await at("/webApp");
  const [first, second] = vi.mocked(payWithCoins).mock.calls;
  expect(second).toEqual(first);
});

test("too few coins: the option does nothing, a row says how many are missing and offers them", async () => {
  me = { ...me, balance: 10 };
  await walkToPayment();
  await screen.findByText("Не хватает 40 монет");
  tap(/Монеты/);
  expect(payWithCoins).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: /Монеты/ }).getAttribute("aria-disabled")).toBe("true");
  tap("Пополнить");
  const sheet = await screen.findByRole("dialog");
  expect(await within(sheet).findByText("50 монет")).toBeTruthy();
  expect(within(sheet).getByText(/хватит на оплату/)).toBeTruthy();
});

test("only those who can be paid through are offered", async () => {
  await walkToPayment();
  expect(await screen.findByRole("button", { name: /Payme/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Звёзды/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Click/ })).toBeNull();
});

test("a web payment opens near the tap, and is done when the server says so", async () => {
  vi.mocked(beginPayment).mockResolvedValue({
    id: 90,
    link: "https://pay.example/1",
    coins: 50,
    stars: null,
  });
  vi.mocked(askPayment).mockResolvedValue(standing("Paid"));
  await walkToPayment();
  fireEvent.click(await screen.findByRole("button", { name: /Payme/ }));
  await at("/webApp");
  expect(openLink).toHaveBeenCalledWith("https://pay.example/1");
  expect(beginPayment).toHaveBeenCalledWith("payme", { productId: 7, featureIds: [1] }, expect.any(String));
  expect(screen.getByText("Объявление продвигается")).toBeTruthy();
});

test("a late link waits for a second tap, since the client would follow it no longer", async () => {
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.mocked(beginPayment).mockImplementation(async () => {
    now += 2000;
    return { id: 90, link: "https://pay.example/1", coins: 50, stars: null };
  });
  vi.mocked(askPayment).mockResolvedValue(standing("Created"));
  await walkToPayment();
  fireEvent.click(await screen.findByRole("button", { name: /Payme/ }));
  await screen.findByText("Оплата готова");
  expect(openLink).not.toHaveBeenCalled();
  tap("Открыть оплату");
  expect(openLink).toHaveBeenCalledWith("https://pay.example/1");
  expect(await screen.findByText("Ждём оплату")).toBeTruthy();
  tap("Другой способ оплаты");
  expect(await screen.findByRole("button", { name: /Звёзды/ })).toBeTruthy();
  vi.restoreAllMocks();
});

test("Stars: the client's word alone pays nothing, and a closed invoice leads back to the ways", async () => {
  vi.mocked(beginPayment).mockResolvedValue({ id: 90, link: "https://t.me/$x", coins: 50, stars: 20 });
  vi.mocked(openInvoice).mockResolvedValueOnce("paid");
  vi.mocked(askPayment).mockResolvedValue(standing("Created"));
  await walkToPayment();
  fireEvent.click(await screen.findByRole("button", { name: /Звёзды/ }));
  await screen.findByText("Ждём оплату");
  expect(screen.queryByText("Объявление продвигается")).toBeNull();
  tap("Другой способ оплаты");

  vi.mocked(openInvoice).mockResolvedValueOnce("cancelled");
  vi.mocked(beginPayment).mockResolvedValue({ id: 92, link: "https://t.me/$y", coins: 50, stars: 20 });
  fireEvent.click(await screen.findByRole("button", { name: /Звёзды/ }));
  await screen.findByText(/Деньги не списаны/);
  expect(track).toHaveBeenCalledWith("payment_cancelled", { transactionId: 92, reason: "cancelled" });
});

test.each([
  ["already_promoted", /у объявления уже есть/, true],
  ["not_enough_coins", /не хватает монет/, false],
  ["method_unavailable", /не работает/, false],
] as const)("%s is said beside the ways to pay", async (code, words, leadsToOrder) => {
  vi.mocked(payWithCoins).mockRejectedValue(new ApiError(code, 409));
  await walkToPayment();
  await screen.findByText("На балансе 350 монет");
  tap(/Монеты/);
  expect((await screen.findByText(words)).closest("[role=alert]")).toBeTruthy();
  expect(Boolean(screen.queryByRole("button", { name: "К заказу" }))).toBe(leadsToOrder);
});

test("what can't be promoted says so, with a way out", async () => {
  await open("/webApp/promote/8");
  expect(await screen.findByRole("link", { name: "Мои объявления" })).toBeTruthy();
  cleanup();
  await open("/webApp/promote/x");
  expect(await screen.findByText("Это объявление нельзя продвинуть")).toBeTruthy();
  cleanup();
  isOn = false;
  await open();
  expect(await screen.findByText("Продвижение сейчас недоступно")).toBeTruthy();
});
