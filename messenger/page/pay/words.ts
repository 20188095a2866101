import type { PayOutcome, PayProvider, PayWay } from "../../pay/shapes.ts";

export const providerNames: Record<PayProvider, string> = {
  payme: "Payme",
  click: "Click",
  uzum: "Uzum Bank",
};

/** Ways that a payment can go wrong or strangely, with what happens then. */
export const oddWays: Record<Exclude<PayWay, "pay">, { name: string; about: string }> = {
  decline: { name: "Decline", about: "The bank declines, and the payment is cancelled" },
  timeout: { name: "Time out", about: "The payment starts and is never finished" },
  twice: {
    name: "Pay twice",
    about: "Every call is made twice, then a second payment comes with another number",
  },
  lost: { name: "Answer lost", about: "First responses are dropped, so the provider asks again" },
};

export const outcomes: Record<PayOutcome, { title: string; text: string }> = {
  paid: { title: "Paid", text: "The shop has confirmed it." },
  declined: { title: "Declined", text: "No money was taken, and the shop knows." },
  unfinished: {
    title: "Left unfinished",
    text: "The payment has started, and the shop is waiting for the rest.",
  },
  refused: { title: "Refused by the shop", text: "The reason is below. No money was taken." },
  returned: { title: "Money returned", text: "The payer got all of it back, and the shop knows." },
  stuck: { title: "Stuck", text: "The shop gave no usable answer. Someone would have to look into it." },
};

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Tiyin as sum, such as `12 500 sum`. */
export const formatSum = (tiyin: number) =>
  `${grouped.format(tiyin / 100).replaceAll(",", "\u00a0")}\u00a0sum`;
