import { expect, test } from "vitest";
import { translate } from "#core/platform/i18n/translate.ts";
import { Listing } from "#db/models/Listing.ts";
import { sequelize } from "#db/sequelize.ts";
import { fakeChats, to } from "../../../tests/fakeChats.ts";
import { buttonsOf } from "../../../tests/fakeTelegram.ts";

const { telegram, openChat, tell } = fakeChats();

test("words after one has ended a conversation are asked about, and go by a press", async () => {
  const { buyer, seller, conversation } = await openChat();
  await tell(buyer.person, "Здравствуйте");
  await telegram.press(buyer.person, `chat:end:${conversation.id}`);
  await telegram.deliver();
  const asked = to(await tell(buyer.person, "И ещё вопрос"), buyer.person).at(-1);
  expect(asked?.text).toBe(translate("ru", "chat-whom"));
  expect(buttonsOf(asked)[0]).toMatchObject({ callback_data: `chat:for:${conversation.id}` });
  expect(to(await telegram.deliver(), seller.person)).toEqual([]);
});

test.each([["not_active", (id: number) => Listing.update({ status: "closed" }, { where: { id } })]] as const)(
  "words after a conversation that is over (%s) are told to have gone to nobody",
  async (why, end) => {
    const { buyer, conversation } = await openChat();
    await tell(buyer.person, "Здравствуйте");
    await end(conversation.listingId);
    await tell(buyer.person, "Ещё продаёте?");
    const told = to(await tell(buyer.person, "Алло?"), buyer.person).at(-1);
    expect(told?.text).toBe(translate("ru", "chat-nobody", { why, listing: "Диван", name: "Селлер" }));
  },
);

test("the day after they are words to the bot again", async () => {
  const { buyer, conversation } = await openChat();
  await tell(buyer.person, "Здравствуйте");
  await telegram.press(buyer.person, `chat:end:${conversation.id}`);
  await telegram.deliver();
  await sequelize.query("update conversations set last_message_at = now() - interval '25 hours'");
  const told = to(await tell(buyer.person, "Привет"), buyer.person).at(-1);
  expect(told?.text).toBe(translate("ru", "fallback-text"));
});
