import type { StartParam } from "#contract/deepLinkKinds.ts";
import { discountPercent } from "#contract/shopPrices.ts";
import { muteButton } from "#core/people/mutes/mutePress.ts";
import { rupeeText } from "#core/platform/i18n/rupeeText.ts";
import type { MessageKey } from "#core/platform/i18n/translate.ts";
import type { NotNow, OutgoingMessage } from "#core/platform/outbox/message.ts";
import { awakeAt } from "#core/platform/time/quietHours.ts";
import { inviteButton } from "../groups/inviteButton.ts";
import { fateValues } from "../orders/balanceFate.ts";
import { orderPress } from "../orders/orderPress.ts";
import { findReminder, type ReminderFacts } from "./findReminder.ts";

type Buttons = NonNullable<OutgoingMessage["buttons"]>;

const HOUR = 60;

const keys: Record<ReminderFacts["kind"], MessageKey> = {
  NotJoinedOrCreated: "reminder-not-joined",
  NotSharedLink: "reminder-not-shared",
  LinkCopied: "reminder-link-copied",
  NoJoins3: "reminder-no-joins-3",
  NoJoins10: "reminder-no-joins-10",
  NoJoins24: "reminder-group-over",
  GroupFinished: "group-completed-ask",
};

const opens = (key: MessageKey, startParam: StartParam): Buttons[number] => [
  { text: { key }, app: "shop", startParam },
];

async function actions(reminder: ReminderFacts): Promise<Buttons> {
  const { kind, productLink, groupCode, memberCode, orders } = reminder;
  if (kind === "NotJoinedOrCreated") return [opens("button-product", `product_${productLink}`)];
  if (kind === "NoJoins24") return [opens("button-start-again", `product_${productLink}`)];
  const group = opens("button-group", `group_${groupCode}`);
  if (kind === "GroupFinished") {
    const confirm = orders.map(({ id }): Buttons[number] => [
      { text: { key: "button-confirm-order" }, callback: orderPress.confirm.pack(id) },
    ]);
    return [...confirm, group];
  }
  return memberCode ? [[await inviteButton({ ...reminder, memberCode })], group] : [group];
}

/** Says a reminder, with what to do about it, and quietly how to hear no more of its kind. */
export async function writeReminder(reminder: ReminderFacts): Promise<OutgoingMessage> {
  const { kind, title, photo, placesLeft, minutesLeft, orders } = reminder;
  const toPay = orders.reduce((sum, order) => sum + order.toPay, 0);
  return {
    text: {
      key: keys[kind],
      values: {
        title,
        places: placesLeft,
        hours: Math.floor(minutesLeft / HOUR),
        minutes: minutesLeft % HOUR,
        together: rupeeText(reminder.discountedPrice),
        alone: rupeeText(reminder.price),
        percent: discountPercent(reminder),
        friends: reminder.seats - 1,
        ...fateValues(reminder),
        total: rupeeText(toPay),
        isPaid: toPay === 0 ? 1 : 0,
      },
    },
    ...(photo && { photo }),
    buttons: [...(await actions(reminder)), [muteButton(kind)]],
  };
}

/** Writes a reminder at the moment of its sending: none when it isn't true any more, nor at night. */
export async function openReminder(
  id: number,
  now = new Date(),
): Promise<{ message: OutgoingMessage } | NotNow> {
  const reminder = await findReminder(id);
  if (!reminder?.isTrue) return { kind: "over" };
  const until = awakeAt(now);
  return until > now ? { kind: "held", until } : { message: await writeReminder(reminder) };
}
