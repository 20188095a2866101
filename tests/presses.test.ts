import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { features } from "../bot/bot.ts";

const root = join(import.meta.dirname, "..");

/** They make buttons of packed presses, or read the buttons that a message has. */
const KNOW_BUTTONS = [
  "bot/chat/settleNotice.ts",
  "bot/chat/turnButtons.ts",
  "bot/handlers/conversations/settleAgreed.ts",
  "core/platform/outbox/renderMessage.ts",
  "core/platform/telegram/press.ts",
];

const sources = ["api", "bot", "contract", "core", "worker"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), "utf8") })),
);

/** Heads of two words: one word stands in other texts, too, and what is packed by hand isn't of the type of a button. */
const twoWords = () => heads.filter((head) => head.includes(":"));

const heads = features.flatMap(({ presses }) => [...presses.keys()]);

/** Finds the places where a source writes or reads presses by hand. */
function findByHand(text: string): string[] {
  const byHand =
    text.match(/\bcallback_data\b|\bcallbackQuery\(|callbackQuery\.data\s*(?:===|\.(?!split))/g) ?? [];
  const beginnings = twoWords().filter((head) => text.includes(`"${head}:`) || text.includes(`\`${head}:`));
  return [...byHand, ...beginnings];
}

test("presses are packed and read by their codecs alone", () => {
  const found = sources
    .filter(({ file }) => !KNOW_BUTTONS.includes(file) && file !== "bot/chat/feature.ts")
    .flatMap(({ file, text }) => findByHand(text).map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

test("one written by hand would be found", () => {
  expect(findByHand('button({ callback_data: "chat:enter:" + id })')).toEqual([
    "callback_data",
    "chat:enter",
  ]);
  expect(findByHand("help.callbackQuery(/^help/, answer)")).toEqual(["callbackQuery("]);
  expect(findByHand("`offer:accept:$" + "{id}`")).toEqual(["offer:accept"]);
});

test("each codec has a feature that takes its presses", () => {
  const made = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bpress\(\s*"([^"]+)"/g)].map(([, head]) => head),
  );
  expect(made.sort()).toEqual([...heads].sort());
});

/** Buttons of these presses stand in people's chats: they are read for good. */
const KEPT = [
  "album:back:1",
  "album:new:1",
  "album:use:1",
  "ban:undo:1",
  "cast:app:shop:1",
  "cast:button:1",
  "cast:drop:1",
  "cast:edit:1",
  "cast:lang:hi:1",
  "cast:look:1",
  "cast:photo:1",
  "cast:preview:1",
  "cast:second:abcdefghij_-1234:1",
  "cast:send:abcdefghij_-1234:1",
  "cast:stop:1",
  "cast:text:any:1",
  "cast:untext:ru:1",
  "chat:anyway:1",
  "chat:block:1",
  "chat:block:1:spam",
  "chat:cancel",
  "chat:close:1",
  "chat:close:1:keep",
  "chat:close:1:lost",
  "chat:drop",
  "chat:end:1",
  "chat:enter:1",
  "chat:for:1",
  "chat:free:1",
  "chat:offer:1",
  "chat:offer:1:10",
  "chat:offer:1:own",
  "chat:phone:1",
  "chat:phone:1:0042",
  "chat:quick:1:reserved:2",
  "chat:quick:1:sold",
  "chat:report:1",
  "chat:report:1:other",
  "chat:stay:1",
  "code:again:a1-B2",
  "coins",
  "coins:1",
  "decide:admin:00000000-0000-0000-0000-000000000000",
  "decide:ban:00000000-0000-0000-0000-000000000000:1",
  "decide:coins:00000000-0000-0000-0000-000000000000",
  "decide:flag:00000000-0000-0000-0000-000000000000",
  "decide:leave",
  "decide:unban:00000000-0000-0000-0000-000000000000",
  "flag:ask:off:SHOP_OPEN",
  "kept:hush:1",
  "kept:unhush:1",
  "language:uz",
  "moderate:again",
  "moderate:approve:1:0",
  "moderate:back:1:2",
  "moderate:fault:1:2:spam:1",
  "moderate:reason:1:2:spam",
  "moderate:reject:1:2",
  "moderate:send:1:2:spam",
  "moderate:send:1:2:spam:0",
  "moderate:skip:1",
  "moderate:stop",
  "moderate:undo:1:2",
  "mute:off:all",
  "mute:on:News",
  "mute:resume",
  "offer:accept:1",
  "offer:accept:1:2",
  "offer:counter:1",
  "offer:decline:1",
  "order:confirm:1",
  "person:admin:1",
  "person:ban:1",
  "person:card:1",
  "person:coins:1",
  "person:listings:1",
  "person:noadmin:1",
  "person:phone:1",
  "person:role:owner:1",
  "person:unban:1",
  "privacy:delete",
  "privacy:delete-sure",
  "privacy:export",
  "privacy:keep",
  "privacy:leave",
  "refund:do:1",
  "refund:leave",
  "reminder:mute:NoJoins3",
  "reminder:unmute:Digest",
  "renew:1",
  "reopen:1",
  "report:all:1700000000:1700086400",
  "saved:mute:1",
  "saved:unmute:1",
  "selling:sold:1",
  "selling:sold:1:lost",
  "selling:yes:1",
  "stop:undo",
];

test("what was packed once is read for good, and packed the same way again", () => {
  const codecs = features.flatMap(({ codecs: known }) => known);
  const again = KEPT.map((data) => {
    const codec = codecs.find(({ is }) => is(data));
    const values = codec?.unpack(data);
    return values && codec?.pack(...values);
  });
  expect(again).toEqual(KEPT);
  const kept = codecs.filter(({ is }) => KEPT.some(is)).map(({ head }) => head);
  expect(kept.sort()).toEqual([...heads].sort());
});
