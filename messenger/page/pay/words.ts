import type { PayOutcome, PayProvider, PayWay } from "../../pay/shapes.ts";

export const providerNames: Record<PayProvider, string> = {
  payme: "Payme",
  click: "Click",
  uzum: "Uzum Bank",
};

/** Ways that a payment can go wrong or strangely, with what happens then. */
export const oddWays: Record<Exclude<PayWay, "pay">, { name: string; about: string }> = {
  decline: { name: "Decline", about: "The bank refuses: the payment is called off" },
  timeout: { name: "Time out", about: "Begins, and nobody ever finishes it" },
  twice: { name: "Pay twice", about: "Every call comes twice, then a second payment with another number" },
  lost: { name: "Answer lost", about: "First answers are thrown away, and the provider asks again" },
};

export const outcomes: Record<PayOutcome, { title: string; text: string }> = {
  paid: { title: "Paid", text: "The shop has confirmed it." },
  declined: { title: "Declined", text: "No money was taken, and the shop knows." },
  unfinished: { title: "Left unfinished", text: "The payment has begun; the shop waits for the rest." },
  refused: { title: "Refused by the shop", text: "It says why below, and no money moved." },
  returned: { title: "Money returned", text: "The payer has all of it, and the shop knows." },
  stuck: { title: "Stuck", text: "The shop gave no answer to go by. People would have to look into it." },
};

const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** Tiyin as sum, such as `12 500 sum`. */
export const formatSum = (tiyin: number) =>
  `${grouped.format(tiyin / 100).replaceAll(",", "\u00a0")}\u00a0sum`;
