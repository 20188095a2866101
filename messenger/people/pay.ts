import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { addMessage, botChatKey, findMessage, nextMessageId, showChanged } from "../chats.ts";
import { HttpError } from "../http/router.ts";
import type { InvoiceView, Payment, PayOutcome } from "../shapes/invoices.ts";
import type { Message } from "../shapes/message.ts";
import type { Person } from "../shapes/world.ts";
import type { Invoice, StarTransaction } from "../state.ts";
import { unixNow, type World } from "../world.ts";
import { toChatRef, toUser } from "./persons.ts";
import { tellBot } from "./tellBot.ts";

const CHECKOUT_MS = 10_000;
const MOST_STARS = 1_000_000;

/** An invoice by the slug of its link or the number of its message. */
export function findInvoice(world: World, { slug, message }: { slug?: unknown; message?: unknown }): Invoice {
  const found = message
    ? Object.values(world.state.invoices).find(({ messageId }) => messageId === Number(message))
    : world.state.invoices[String(slug)];
  if (!found) throw new HttpError(404, "No such invoice");
  return found;
}

export const viewInvoice = ({ slug, title, description, amount, isPaid }: Invoice): InvoiceView => ({
  slug,
  title,
  description,
  amount,
  isPaid,
});

/** Adds Stars to an account, or takes some away. */
export function addStars(world: World, person: Person, amount: unknown): Person {
  const stars = typeof amount === "number" && Number.isInteger(amount) ? person.stars + amount : -1;
  if (stars < 0 || stars > MOST_STARS) throw new HttpError(400, "An account has 0 to 1,000,000 Stars");
  person.stars = stars;
  world.emit({ type: "people", people: world.state.people });
  return person;
}

/** Asks the bot whether it agrees; its refusal, or nothing. */
async function askBot(world: World, person: Person, invoice: Invoice): Promise<string | null> {
  const id = `${person.id}${randomInt(1e9, 9e9)}`;
  const answered = new Promise<string | null>((resolve) => world.checkouts.set(id, { resolve }));
  world.updates.push("pre_checkout_query", `checkout:${person.id}`, {
    id,
    from: toUser(person),
    currency: "XTR",
    total_amount: invoice.amount,
    invoice_payload: invoice.payload,
  });
  const waiting = new AbortController();
  const { checkoutMs = CHECKOUT_MS } = world.options;
  const silence = sleep(checkoutMs, "The bot did not answer in time.", { signal: waiting.signal });
  silence.catch(() => {});
  try {
    return await Promise.race([answered, silence]);
  } finally {
    waiting.abort();
    world.checkouts.delete(id);
  }
}

/** Writes Stars from one account to the other; the bot's own is the sum of what is written. */
function moveStars(world: World, person: Person, moved: StarTransaction): Payment {
  world.state.starTransactions.push(moved);
  addStars(world, person, moved.direction === "in" ? -moved.amount : moved.amount);
  return {
    currency: "XTR",
    total_amount: moved.amount,
    invoice_payload: moved.payload,
    telegram_payment_charge_id: moved.id,
    provider_payment_charge_id: `${person.id}_${moved.date}`,
  };
}

function markPaid(world: World, person: Person, invoice: Invoice): void {
  if (invoice.messageId === null) return;
  invoice.isPaid = true;
  const key = botChatKey(person.id);
  const message = findMessage(world, key, invoice.messageId);
  if (!message) return;
  message.isPaid = true;
  showChanged(world, key, message);
}

/** Pays an invoice with the person's Stars, if the bot agrees: a link as often as it is asked to, a message once. */
export async function payInvoice(world: World, person: Person, invoice: Invoice): Promise<PayOutcome> {
  const { slug, amount, payload } = invoice;
  if (invoice.isPaid) throw new HttpError(409, "This invoice has been paid");
  if (person.stars < amount) throw new HttpError(409, "Not enough Stars");
  const refusal = await askBot(world, person, invoice);
  if (refusal !== null) return { status: "failed", slug, error: refusal };
  // Other payments may have been made meanwhile.
  if (invoice.isPaid || person.stars < amount) return { status: "failed", slug, error: "PAYMENT_FAILED" };
  const id = `stx${randomBytes(24).toString("base64url")}`;
  const moved = { id, direction: "in", amount, date: unixNow(), personId: person.id, payload } as const;
  const payment = moveStars(world, person, moved);
  markPaid(world, person, invoice);
  tellBot(world, person, { successful_payment: payment });
  return { status: "paid", slug, chargeId: id };
}

/** Gives the Stars of a payment back and tells it in the chat, which the bot hears too. */
export function refundStars(world: World, person: Person, paid: StarTransaction): void {
  const moved: StarTransaction = { ...paid, direction: "out", date: unixNow() };
  const message: Message = {
    message_id: nextMessageId(world),
    date: moved.date,
    chat: toChatRef(person),
    from: world.bot,
    refunded_payment: moveStars(world, person, moved),
  };
  addMessage(world, botChatKey(person.id), message);
  world.updates.push("message", `chat:${person.id}`, structuredClone(message));
}
