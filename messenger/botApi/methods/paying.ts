import { randomBytes } from "node:crypto";
import { refundStars } from "../../people/pay.ts";
import { personById, toUser } from "../../people/persons.ts";
import type { Invoice, StarTransaction } from "../../state.ts";
import type { World } from "../../world.ts";
import { badRequest } from "../ApiError.ts";
import type { Methods } from "../method.ts";
import { isRecord, type Params } from "../Params.ts";
import { readMarkup } from "../readMarkup.ts";
import { checkReachable, readChat, sendToPerson } from "../sendToPerson.ts";

const TITLE_MAX = 32;
const DESCRIPTION_MAX = 255;
const PAYLOAD_MAX_BYTES = 128;
const AMOUNT_MAX = 100_000;
const PAGE_MAX = 100;

/** A text that must not be empty; its length is counted in characters, or bytes. */
function readBounded(params: Params, name: string, max: number, refusal: string, isInBytes = false): string {
  const value = params.text(name) ?? "";
  const length = isInBytes ? Buffer.byteLength(value) : [...value].length;
  if (length < 1 || length > max) throw badRequest(refusal);
  return value;
}

/** The one price of an invoice in Stars. */
function readAmount(params: Params): number {
  const prices = params.json("prices");
  if (!Array.isArray(prices)) throw badRequest("can't parse prices JSON object");
  const [price] = prices as unknown[];
  if (prices.length !== 1 || !isRecord(price)) throw badRequest("STARS_INVOICE_INVALID");
  if (typeof price.label !== "string" || price.label === "") {
    throw badRequest('can\'t parse labeled price: Field "label" must be of type String');
  }
  const amount = Number(price.amount);
  if (!Number.isInteger(amount)) {
    throw badRequest('can\'t parse labeled price: Field "amount" must be of type Number');
  }
  if (amount <= 0 || amount > AMOUNT_MAX) throw badRequest("CURRENCY_TOTAL_AMOUNT_INVALID");
  return amount;
}

/** Reads and keeps what the bot asks to be paid. The stand-in knows Stars only. */
function readInvoice(params: Params): Omit<Invoice, "messageId"> {
  const title = readBounded(params, "title", TITLE_MAX, "INVOICE_TITLE_INVALID");
  const description = readBounded(params, "description", DESCRIPTION_MAX, "INVOICE_DESCRIPTION_INVALID");
  const payload = readBounded(params, "payload", PAYLOAD_MAX_BYTES, "INVOICE_PAYLOAD_INVALID", true);
  if (params.text("currency") !== "XTR") throw badRequest("CURRENCY_INVALID");
  if (params.text("provider_token")) throw badRequest("PAYMENT_PROVIDER_INVALID");
  if (params.int("max_tip_amount")) throw badRequest("TIPS_INVALID");
  return {
    title,
    description,
    payload,
    amount: readAmount(params),
    // Telegram doesn't say which letters a slug may have; some end like this.
    slug: `${randomBytes(16).toString("base64url")}==`,
    startParameter: params.text("start_parameter") ?? "",
    isPaid: false,
  };
}

function keep(world: World, invoice: Invoice): Invoice {
  world.state.invoices[invoice.slug] = invoice;
  world.changed();
  return invoice;
}

const signed = ({ direction, amount }: StarTransaction) => (direction === "in" ? amount : -amount);

/** The bot's balance in Stars. */
const balanceOf = (world: World) =>
  world.state.starTransactions.reduce((sum, moved) => sum + signed(moved), 0);

function tellTransaction(world: World, { id, direction, amount, date, personId, payload }: StarTransaction) {
  const person = personById(world, personId);
  const user = person ? toUser(person) : { id: personId, is_bot: false, first_name: "Deleted Account" };
  const partner = { type: "user", transaction_type: "invoice_payment", user, invoice_payload: payload };
  return { id, amount, date, ...(direction === "in" ? { source: partner } : { receiver: partner }) };
}

function refund(world: World, params: Params): true {
  const person = personById(world, params.int("user_id") ?? 0);
  if (!person) throw badRequest("USER_ID_INVALID");
  const id = params.text("telegram_payment_charge_id");
  if (!id) throw badRequest("CHARGE_ID_EMPTY");
  const known = world.state.starTransactions.filter((moved) => moved.id === id);
  const [paid] = known;
  if (paid?.personId !== person.id) throw badRequest("CHARGE_NOT_FOUND");
  if (known.length > 1) throw badRequest("CHARGE_ALREADY_REFUNDED");
  if (balanceOf(world) < paid.amount) throw badRequest("BALANCE_TOO_LOW");
  refundStars(world, person, paid);
  return true;
}

/** Methods about Telegram Stars. */
export const paying: Methods = {
  sendInvoice: (world, params) => {
    const person = readChat(world, params);
    checkReachable(person);
    const invoice = readInvoice(params);
    const { title, description, startParameter, amount } = invoice;
    const card = { title, description, start_parameter: startParameter, total_amount: amount };
    const markup = readMarkup(params, { isInvoice: true });
    if (markup.kind === "inline" && !markup.inline.inline_keyboard[0]?.[0]?.pay) {
      throw badRequest("REPLY_MARKUP_BUY_EMPTY");
    }
    const content = { invoice: { ...card, currency: "XTR" as const } };
    const message = sendToPerson(world, person, content, markup, params);
    keep(world, { ...invoice, messageId: message.message_id });
    return message;
  },

  createInvoiceLink: (world, params) =>
    `https://t.me/$${keep(world, { ...readInvoice(params), messageId: null }).slug}`,

  answerPreCheckoutQuery: (world, params) => {
    const checkout = world.checkouts.get(params.text("pre_checkout_query_id") ?? "");
    if (!checkout) {
      throw badRequest("query is too old and response timeout expired or query ID is invalid");
    }
    const isAgreed = params.flag("ok");
    const words = params.text("error_message") ?? "";
    if (!isAgreed && words === "") throw badRequest("error message must be non-empty");
    checkout.resolve(isAgreed ? null : words);
    return true;
  },

  refundStarPayment: refund,

  getStarTransactions: (world, params) => {
    const offset = Math.max(params.int("offset") ?? 0, 0);
    const limit = params.int("limit") ?? PAGE_MAX;
    if (limit < 1 || limit > PAGE_MAX) throw badRequest("LIMIT_INVALID");
    const page = world.state.starTransactions.slice(offset, offset + limit);
    return { transactions: page.map((moved) => tellTransaction(world, moved)) };
  },

  getMyStarBalance: (world) => ({ amount: balanceOf(world) }),
};
