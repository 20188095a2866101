import type { User as TelegramPerson } from "grammy/types";
import { Conversation } from "../db/models/Conversation.ts";
import { OutboxMessage } from "../db/models/OutboxMessage.ts";
import { User } from "../db/models/User.ts";
import { buildListing } from "./factories.ts";
import { type Call, fakePerson, fakeTelegram } from "./fakeTelegram.ts";

/** People who write to each other about listings, through a bot whose Telegram only the test knows of. */
export function fakeChats() {
  const telegram = fakeTelegram();

  /** A person who has started the bot, with their row. */
  async function meet(overrides: Partial<TelegramPerson> = {}) {
    const person = fakePerson(overrides);
    await telegram.say(person, "/start");
    return { person, row: (await User.findOne({ where: { telegramId: person.id } }))! };
  }

  /** A seller with a listing, and a buyer who has opened the chat about it. */
  async function openChat(name = "Диван", known?: Awaited<ReturnType<typeof meet>>) {
    const seller = known ?? (await meet({ first_name: "Селлер", username: "the_seller" }));
    const listing = await buildListing({ ownerId: seller.row.id, name });
    const buyer = await meet({ first_name: "Лола", username: "secret_lola" });
    await telegram.say(buyer.person, `/start chat_${listing.id}`);
    await telegram.deliver();
    const where = { listingId: listing.id, buyerId: buyer.row.id };
    return { listing, conversation: (await Conversation.findOne({ where }))!, seller, buyer };
  }

  /** Says something; the answer is what the bot says at once and what comes of it through the outbox. */
  async function tell(from: TelegramPerson, content: object | string): Promise<Call[]> {
    const said = await (typeof content === "string"
      ? telegram.say(from, content)
      : telegram.message(from, content));
    return [...said, ...(await telegram.deliver())];
  }

  return { telegram, meet, openChat, tell };
}

/** The calls that went to somebody's chat. */
export const to = (calls: Call[], { id }: TelegramPerson): Call[] =>
  calls.filter(({ chat_id }) => chat_id === id);

/** Telegram's number of the last message that went to somebody's chat through the outbox. */
export async function lastTo({ id: chatId }: TelegramPerson): Promise<number> {
  const sent = await OutboxMessage.findOne({ where: { chatId, status: "sent" }, order: [["id", "DESC"]] });
  return sent!.telegramMessageId!;
}

/** A text in reply to a message of the same chat. */
export const replyTo = (message_id: number, text: string) => ({ text, reply_to_message: { message_id } });

/** A photo of two sizes as Telegram describes it. */
export const photo = (id: string) => [
  { file_id: `${id}-small`, file_unique_id: "s", width: 90, height: 60 },
  { file_id: id, file_unique_id: "b", width: 900, height: 600 },
];
