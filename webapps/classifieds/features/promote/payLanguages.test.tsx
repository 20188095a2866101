import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TransactionStatus } from "#contract/payKinds.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useToasts } from "#webapps/shared/ui/toasts.ts";
import { foreignWords } from "../../../../tests/foreignWords.ts";
import { renderPart } from "../../../../tests/kits/webapps/classifieds/renderPart.tsx";
import {
  at,
  market,
  renderPromotion,
  resetPromotion,
  words as texts,
  walkToPayment,
} from "../../../../tests/kits/webapps/classifieds/renderPromotion.tsx";
import { openInvoice } from "./invoice.ts";
import { PaymentReturn } from "./PaymentReturn.tsx";
import { askPayment, beginPayment, buyCoins, giveUpPayment, payWithCoins } from "./pay.ts";

vi.mock("./pay.ts");
vi.mock("#webapps/shared/client/track.ts");
vi.mock("./invoice.ts");
vi.mock(import("#webapps/shared/telegram/links.ts"), async (original) => ({
  ...(await original()),
  openLink: vi.fn(),
}));

const standing = (status: TransactionStatus, about: object = {}) => ({
  id: 90,
  status,
  isUnderWay: false,
  isDeclined: false,
  isPaidElsewhere: false,
  isPaidInPart: false,
  surplus: null,
  isStarted: false,
  isCoins: false,
  coins: 50,
  returned: 0,
  gtmEventNames: [],
  ...about,
});
const declined = standing("Created", { isDeclined: true });
const begun = { id: 90, link: "https://pay.example/1", coins: 50, stars: null, openPayment: null };
const byStars = { ...begun, link: "https://t.me/$x", stars: 20 };

/** Words that the market itself gives, whatever the language, and the address. */
const given = ["О Подъём", "Подъём", "Диван", "дн.", "Ташкент", "/webApp/promote/7?step=payment", "/webApp"];

beforeEach(() => {
  resetPromotion();
  market.methods = ["payme", "click", "uzum", "stars"];
  vi.mocked(beginPayment).mockResolvedValue(begun);
  vi.mocked(giveUpPayment).mockResolvedValue(standing("Expired"));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** All that is seen or heard, text by text. */
function readWords(): string {
  const labels = ["aria-label", "alt", "title", "placeholder"];
  return [...document.body.querySelectorAll("*")]
    .flatMap((element) => [
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : "")),
      ...labels.map((name) => element.getAttribute(name) ?? ""),
    ])
    .join("\n");
}

for (const language of ["ru", "uz"] as const) {
  const words = texts[language];
  /** All that is said is said in this language. */
  const expectSpoken = () => {
    expect(readWords().trim()).not.toBe("");
    expect(foreignWords(readWords(), language, given)).toEqual([]);
  };
  const says = async (text: string) => {
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
    expectSpoken();
  };
  const payBy = async (method: "coins" | "stars" | "payme" | "click" | "uzum") =>
    fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^${words[`pay.by.${method}`]}`) }));
  const tap = async (key: keyof typeof words) =>
    fireEvent.click(await screen.findByRole("button", { name: words[key] }));

  test.each(["payme", "click", "uzum"] as const)(
    `%s is waited for, fails and pays, ${language}`,
    async (method) => {
      await walkToPayment(language);
      expectSpoken();
      vi.mocked(askPayment).mockResolvedValue(standing("Created"));
      await payBy(method);
      await says(words["pay.waiting"]);
      const once = words["pay.once"].replace("{{method}}", words[`pay.by.${method}`]);
      await says(once);
      await tap("pay.other");
      await says(once);
      vi.mocked(askPayment).mockResolvedValue(declined);
      await payBy(method);
      await says(words["pay.declined"]);
      vi.mocked(askPayment).mockResolvedValue(standing("Paid"));
      await tap("pay.open");
      await at("/webApp");
      await says(words["pay.promoted"]);
    },
  );

  test(`a payment of another tab, too late, or paid in another way is told, ${language}`, async () => {
    for (const [about, key] of [
      [standing("Expired"), "pay.ended.Expired"],
      [standing("Cancelled", { surplus: "kept" }), "pay.ended.Cancelled"],
      [standing("Created", { isPaidElsewhere: true }), "pay.ended.PaidElsewhere"],
    ] as const) {
      vi.mocked(askPayment).mockResolvedValue(about);
      await walkToPayment(language);
      await payBy("payme");
      await says(words[key]);
      cleanup();
    }
  });

  test(`Stars: left, refused, and refused for what was sold, ${language}`, async () => {
    vi.mocked(beginPayment).mockResolvedValue(byStars);
    vi.mocked(askPayment).mockResolvedValue(standing("Created"));
    await walkToPayment(language);
    vi.mocked(openInvoice).mockResolvedValueOnce("cancelled");
    await payBy("stars");
    await says(words["pay.cancelledHint"]);
    vi.mocked(openInvoice).mockResolvedValueOnce("failed");
    await payBy("stars");
    await says(words["pay.refused.failed"]);
    vi.mocked(beginPayment).mockRejectedValue(new ApiError("not_active", 409));
    await payBy("stars");
    await says(words["pay.refused.not_active"]);
    expect(screen.getByRole("link", { name: words["promote.toItems"] })).toBeTruthy();
  });

  test(`Stars that may have been taken, and an invoice of which nobody tells, ${language}`, async () => {
    vi.mocked(beginPayment).mockResolvedValue(byStars);
    vi.mocked(askPayment).mockResolvedValue(standing("Created", { isUnderWay: true }));
    vi.mocked(openInvoice).mockReturnValue(new Promise(() => {}));
    await walkToPayment(language);
    await payBy("stars");
    await says(words["pay.unsureHint"]);
    cleanup();
    vi.mocked(askPayment).mockResolvedValue(standing("Created"));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderPromotion("/webApp/promote/7?step=payment", language);
    await says(words["pay.waiting"]);
    await vi.advanceTimersByTimeAsync(62_000);
    await says(words["pay.unheardHint"]);
    vi.useRealTimers();
    await tap("pay.notPaid");
    await says(words["pay.cancelledHint"]);
  });

  test(`coins: too few, a pack is left and bought, ${language}`, async () => {
    market.me.balance = 10;
    vi.mocked(buyCoins).mockResolvedValue(byStars);
    await walkToPayment(language);
    expectSpoken();
    await tap("pay.topUp");
    const sheet = await screen.findByRole("dialog");
    await within(sheet).findByText(/^50 /);
    expectSpoken();
    const buy = () => fireEvent.click(within(sheet).getByRole("button", { name: /\d/ }));
    vi.mocked(openInvoice).mockResolvedValueOnce("cancelled");
    vi.mocked(giveUpPayment).mockResolvedValueOnce(standing("Created", { isUnderWay: true }));
    buy();
    await says(words["coins.unsureHint"]);
    await waitFor(() => says(words["coins.cancelledHint"]), { timeout: 5000 });
    vi.mocked(openInvoice).mockResolvedValueOnce("paid");
    vi.mocked(askPayment).mockResolvedValue(standing("Paid", { isCoins: true }));
    buy();
    await says(words["pay.credited"]);
  });

  test(`coins: an answer that is lost, and every refusal, ${language}`, async () => {
    await walkToPayment(language);
    for (const code of ["not_enough_coins", "method_unavailable", "price_changed"] as const) {
      vi.mocked(payWithCoins).mockRejectedValueOnce(new ApiError(code, 409));
      await payBy("coins");
      await says(words[`pay.refused.${code}`]);
    }
    vi.mocked(payWithCoins).mockRejectedValueOnce(new ApiError("offline"));
    await payBy("coins");
    await says(words["pay.unanswered"]);
  });

  test.each([
    ["pay.promoted", standing("Paid")],
    ["pay.declined", declined],
    ["pay.ended", standing("Expired")],
    ["pay.ended.Cancelled", standing("Cancelled", { surplus: "kept" })],
    ["pay.ended.PaidElsewhere", standing("Created", { isPaidElsewhere: true })],
    ["pay.unknown", undefined],
  ] as const)(`whoever comes back from a pay page is told %s, ${language}`, async (key, about) => {
    if (about) vi.mocked(askPayment).mockResolvedValue(about);
    else vi.mocked(askPayment).mockRejectedValue(new ApiError("not_found", 404));
    await renderPart(<PaymentReturn id="90" />, "/webApp", language);
    await says(words[key]);
    await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  });
}
