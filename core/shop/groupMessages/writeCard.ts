import type { StartParam } from "#contract/deepLinkKinds.ts";
import { cleanLine } from "#contract/words.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import type { MessageKey } from "#core/platform/i18n/translate.ts";
import type { OutgoingMessage } from "#core/platform/outbox/message.ts";
import { inviteButton } from "../groups/inviteButton.ts";
import { fateValues } from "../orders/balanceFate.ts";
import { orderPress } from "../orders/orderPress.ts";
import type { CardFacts } from "./findCard.ts";

type Buttons = NonNullable<OutgoingMessage["buttons"]>;

/** The most members that are named, and seats that are drawn as circles. */
const NAMES_MAX = 6;
const CIRCLES_MAX = 10;
const HOUR = 3600;

/** Hours that it surely doesn't last any longer, as the card says it. */
const hoursLeft = ({ secondsLeft }: CardFacts): number => Math.max(1, Math.ceil(secondsLeft / HOUR));

/** When the card says something else because time goes by; null when only its end does that. */
export function nextHour(card: CardFacts): Date | null {
  const hours = hoursLeft(card);
  if (card.status !== "open" || hours === 1) return null;
  return new Date(card.endsAt.getTime() - (hours - 1) * HOUR * 1000);
}

const names = (people: CardFacts["people"]): string =>
  people
    .slice(0, NAMES_MAX)
    .map(({ firstName, initial }) => cleanLine(initial ? `${firstName} ${initial}.` : firstName))
    .filter(Boolean)
    .join(", ")
    .concat(people.length > NAMES_MAX ? "…" : "");

const circles = (taken: number, seats: number): string =>
  seats > CIRCLES_MAX ? "" : "●".repeat(taken) + "○".repeat(seats - taken);

const opens = (key: MessageKey, startParam: StartParam): Buttons[number] => [
  { text: { key }, app: "shop", startParam },
];

async function openButtons(card: CardFacts): Promise<Buttons> {
  const { groupCode, memberCode } = card;
  const invite = memberCode && (await inviteButton({ ...card, memberCode }));
  return [...(invite ? [[invite]] : []), opens("button-group", `group_${groupCode}`)];
}

/** The key of the request to the person, or of the next step. Orders on their way have messages of their own. */
function completeKey({ orders }: CardFacts): MessageKey {
  if (orders.some(({ status }) => status === "placed")) return "group-card-complete-ask";
  const isConfirmed = orders.every(({ status }) => status === "confirmed");
  return isConfirmed ? "group-card-complete-confirmed" : "group-card-complete";
}

/** Says how the group of a card stands. */
export async function writeCard(card: CardFacts): Promise<OutgoingMessage> {
  const { status, title, people, seats, photo, groupCode, productLink } = card;
  const taken = people.length;
  const toPay = card.orders.reduce((sum, order) => sum + order.toPay, 0);
  const values = {
    title,
    seats,
    taken,
    places: seats - taken,
    hours: hoursLeft(card),
    total: rupeeText(toPay),
    isPaid: toPay === 0 ? 1 : 0,
    ...fateValues(card),
    circles: circles(taken, seats),
    names: names(people),
  };
  const say = (key: MessageKey, buttons: Buttons): OutgoingMessage => ({
    text: { key, values },
    ...(photo && { photo }),
    buttons,
  });
  if (status === "completed" && card.orders.length > 0) {
    const placed = card.orders.filter((order) => order.status === "placed");
    const confirm = placed.map(({ id }): Buttons[number] => [
      { text: { key: "button-confirm-order" }, callback: orderPress.confirm.pack(id) },
    ]);
    return say(completeKey(card), [...confirm, opens("button-group", `group_${groupCode}`)]);
  }
  const product = [opens("button-start-again", `product_${productLink}`)];
  if (status === "expired" && card.memberCode) return say("group-card-over", product);
  // A full group isn't left any more.
  if (status === "completed" && card.memberCode) return say("group-order-over", product);
  if (status !== "open" || !card.memberCode) return say("group-card-left", product);
  return say("group-card", await openButtons(card));
}
