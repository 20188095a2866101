import { expect, test } from "vitest";
import { translate } from "#core/platform/i18n/translate.ts";
import { Block } from "#db/models/Block.ts";
import { ListingReport } from "#db/models/ListingReport.ts";
import { User } from "#db/models/User.ts";
import { buildListing } from "../../../tests/factories.ts";
import { fakeChats, lastTo, photo, replyTo } from "../../../tests/fakeChats.ts";

const { telegram, openChat, tell } = fakeChats();
const words = translate("ru", "error-banned");

test("a banned person's old buttons do nothing", async () => {
  const { seller, buyer, conversation, listing } = await openChat();
  const own = await buildListing({ ownerId: buyer.row.id, status: "closed" });
  await buyer.row.update({ bannedAt: new Date() });
  for (const press of [
    ...["enter", "for", "end", "block", "report"].map((verb) => `chat:${verb}:${conversation.id}`),
    `chat:block:${conversation.id}:spam`,
    `chat:report:${conversation.id}:fraud`,
    `renew:${own.id}`,
    `reopen:${own.id}`,
    "language:uz",
  ]) {
    expect(await telegram.press(buyer.person, press), press).toMatchObject([
      { method: "answerCallbackQuery", text: words, show_alert: true },
    ]);
  }
  expect(await ListingReport.count({ where: { listingId: listing.id } })).toBe(0);
  expect(await Block.count({ where: { blockedId: seller.row.id } })).toBe(0);
  expect((await own.reload()).status).toBe("closed");
  expect((await buyer.row.reload()).language).toBe("ru");
});

test("their words reach nobody, commands but those for help included; an album is answered once", async () => {
  const { buyer, listing } = await openChat();
  await buyer.row.update({ bannedAt: new Date() });
  const said = [
    "алло",
    "/start",
    "/language",
    `/start chat_${listing.id}`,
    replyTo(await lastTo(buyer.person), "алло"),
    { photo: photo("p"), media_group_id: "1" },
  ];
  for (const content of said) {
    const calls = await tell(buyer.person, content);
    expect(calls.map(({ chat_id, text }) => [chat_id, text])).toEqual([[buyer.person.id, words]]);
  }
  expect(await tell(buyer.person, { photo: photo("p"), media_group_id: "1" })).toEqual([]);

  expect((await tell(buyer.person, "/support"))[0]?.text).toBe(translate("ru", "support-none"));
  expect((await tell(buyer.person, "/paysupport"))[0]?.text).toBe(translate("ru", "paysupport-none"));
  await telegram.block(buyer.person);
  expect((await User.findByPk(buyer.row.id))?.botStoppedAt).toBeInstanceOf(Date);
});

test("once the ban is lifted everything works again", async () => {
  const { buyer } = await openChat();
  await buyer.row.update({ bannedAt: new Date() });
  await tell(buyer.person, "алло");
  await buyer.row.update({ bannedAt: null });
  expect((await tell(buyer.person, "алло")).map(({ text }) => text)).not.toContain(words);
});
