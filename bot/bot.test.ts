import { Composer } from "grammy";
import { expect, test, vi } from "vitest";
import { fakePerson, fakeTelegram } from "../tests/fakeTelegram.ts";
import { features } from "./bot.ts";
import type { Feature } from "./chat/feature.ts";
import { closing } from "./handlers/accounts/closing.ts";
import { rejectBanned } from "./handlers/accounts/rejectBanned.ts";
import { edits } from "./handlers/conversations/edits.ts";
import { inline, ownCards } from "./handlers/inline/inline.ts";
import { starReceipts, stars } from "./handlers/payments/stars.ts";
import { membership, reachable } from "./handlers/start/membership.ts";
import { leaveScenes } from "./scenes/leaveScenes.ts";

const telegram = fakeTelegram();

/** The steps before the features that an update passes. */
const steps = {
  closing,
  rejectBanned,
  edits,
  inline,
  ownCards,
  starReceipts,
  stars,
  membership,
  reachable,
  leaveScenes,
};

const names = new Map<unknown, string>([
  ...Object.entries(steps).map(([name, composer]) => [composer, name] as const),
  ...features.flatMap(({ name, commands, messages }) => [
    [commands, `${name}/commands`] as const,
    [messages, `${name}/messages`] as const,
  ]),
]);

/** Returns the steps of the bot that an update entered, in order. */
async function entered(send: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(Composer.prototype, "middleware");
  await send();
  const contexts = [...asked.mock.contexts];
  asked.mockRestore();
  return contexts.flatMap((composer) => names.get(composer) ?? []);
}

const hearing = (kind: "commands" | "messages") =>
  features.filter((feature) => (kind === "commands" ? feature.hasCommands : feature.hasMessages));
const adminsOnly = (feature: Feature) => ["leaveWords", "moderate", "broadcast"].includes(feature.name);

const ADMIT = ["rejectBanned", "closing"];

test("a press asks no feature about messages", async () => {
  expect(await entered(() => telegram.press(fakePerson(), "language:en"))).toEqual(ADMIT);
  expect(await entered(() => telegram.press(fakePerson(), "no:such"))).toEqual(ADMIT);
});

test("words ask no feature about commands", async () => {
  const asked = await entered(() => telegram.say(fakePerson(), "hello"));
  const heard = hearing("messages").filter((feature) => !adminsOnly(feature));
  expect(asked).toEqual([
    "starReceipts",
    "ownCards",
    "reachable",
    ...ADMIT,
    "leaveScenes",
    ...heard.map(({ name }) => `${name}/messages`),
  ]);
  expect(heard.map(({ name }) => name)).toEqual(["staleCancel", "albums", "relay", "photos", "fallback"]);
});

test("a command goes no further than to whoever knows it", async () => {
  const asked = await entered(() => telegram.say(fakePerson(), "/start"));
  expect(asked.slice(0, 6)).toEqual(["starReceipts", "ownCards", "reachable", ...ADMIT, "leaveScenes"]);
  expect(asked.at(-1)).toBe("start/commands");
});

test("every other kind of update passes only what is about it", async () => {
  const person = fakePerson();
  expect(await entered(() => telegram.edit(person, 1, { text: "hello" }))).toEqual([...ADMIT, "edits"]);
  expect(await entered(() => telegram.block(person))).toEqual(["membership"]);
  const from = person;
  const checkout = { id: "1", from, currency: "XTR", total_amount: 1, invoice_payload: "0" };
  expect(await entered(() => telegram.send({ pre_checkout_query: checkout } as never))).toEqual(["stars"]);
  const query = { id: "1", from, query: "", offset: "" };
  expect(await entered(() => telegram.send({ inline_query: query } as never))).toEqual(["inline"]);
  const chosen = { result_id: "market:1", from, query: "" };
  expect(await entered(() => telegram.send({ chosen_inline_result: chosen } as never))).toEqual(["inline"]);
  expect(await entered(() => telegram.send({ poll: {} } as never))).toEqual([]);
});

test("each press and each command has one feature, but for coins, which admins also give", () => {
  const heads = features.flatMap(({ presses }) => [...presses.keys()]);
  expect(new Set(heads).size).toBe(heads.length);
  // The first two words find the feature, or the first alone: neither stands in the other's way.
  expect(heads.filter((head) => heads.some((other) => other.startsWith(`${head}:`)))).toEqual([]);
  expect(heads.filter((head) => !/^[a-z]+(?::[a-z-]+)?$/.test(head))).toEqual([]);
  const commands = features.flatMap(({ commandNames }) => commandNames);
  expect(commands.filter((name, index) => commands.indexOf(name) !== index)).toEqual(["coins"]);
});

/** Features that must be asked before others; what happens else is tested with each feature. */
const before: Record<string, string[]> = {
  leaveWords: hearing("commands").map(({ name }) => name),
  staleCancel: hearing("messages").map(({ name }) => name),
  payments: ["coinGifts"],
  moderate: ["albums", "relay", "photos"],
  broadcast: ["albums", "relay", "photos"],
  albums: ["relay"],
  relay: ["photos"],
};

test("features stand in the order that matters: the last takes all, and those that read words come after all commands", () => {
  const order = features.map(({ name }) => name);
  for (const [first, then] of Object.entries(before)) {
    for (const next of then.filter((name) => name !== first)) {
      if (first === "staleCancel" && next === "leaveWords") continue;
      expect(order.indexOf(first), `${first} before ${next}`).toBeLessThan(order.indexOf(next));
    }
  }
  expect(order.at(-1)).toBe("fallback");
  const lastCommand = order.indexOf(hearing("commands").at(-1)?.name ?? "");
  expect(order.indexOf("albums")).toBeGreaterThan(lastCommand);
});
