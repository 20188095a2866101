import { expect, test } from "vitest";
import { marketWiped } from "./market/accounts/wiped.ts";
import {
  accountClosing,
  accountsMerged,
  accountsMerging,
  accountsWiped,
} from "./people/accounts/accountEvents.ts";
import { registerWiped } from "./people/deletion/wiped.ts";
import { exportParts, registerParts } from "./people/exports/parts/registerParts.ts";
import { domainEvent } from "./platform/domainEvents/domainEvent.ts";
import { liveKinds } from "./platform/outbox/message.ts";
import { messageKind, registerMessageKinds } from "./platform/outbox/messageKinds.ts";
import { undelivered } from "./platform/outbox/undelivered.ts";
import { wire } from "./wiring.ts";

test("who acts upon what, in which order", () => {
  wire();
  const events = [undelivered, accountClosing, accountsWiped, accountsMerging, accountsMerged];
  expect(Object.fromEntries(events.map((event) => [event.name, event.listeners()]))).toEqual({
    undelivered: ["tells the other side of a conversation"],
    "account closing": ["closes listings"],
    "accounts wiped": ["wipes addresses of orders that are long over"],
    "accounts merging": ["locks orders and groups"],
    "accounts merged": [
      "moves favourites, saved searches, contacts and reports",
      "moves broadcasts",
      "moves coins",
      "moves orders, seats and rewards",
    ],
  });
});

test("every kind of live message has somebody who opens it", () => {
  wire();
  expect(liveKinds.filter((kind) => typeof messageKind(kind).open !== "function")).toEqual([]);
  expect(liveKinds.filter((kind) => messageKind(kind).sent)).toEqual(["groupCard"]);
});

test("a kind that nobody opens stops the start", () => {
  const { export: _, ...rest } = Object.fromEntries(liveKinds.map((kind) => [kind, messageKind(kind)]));
  expect(() => registerMessageKinds(rest as never)).toThrow("Nobody opens messages of kind export");
});

test("a wing that doesn't say what it wipes, and a part of the copy that nobody holds, stop the start", () => {
  expect(() => registerWiped({ market: marketWiped } as never)).toThrow(
    "It isn't said what is wiped of shop",
  );
  wire();
  const { draft: _, ...rest } = exportParts();
  const balances = { coins: "0", referralPaise: "0" };
  expect(() => registerParts(rest as never, balances)).toThrow("Nobody copies draft");
  const strange = { ...exportParts(), horoscope: { keys: {}, from: "users" } };
  expect(() => registerParts(strange as never, balances)).toThrow("The copy has no place for horoscope");
});

test("what was never wired isn't published into the void", async () => {
  const event = domainEvent<{ id: number }>("never wired");
  await expect(event.publish({ id: 1 })).rejects.toThrow('It was never said who listens to "never wired"');
});

test("listeners act in their order, the first that fails ends it, and what they did is told together", async () => {
  const event = domainEvent<{ id: number }>("wired");
  const done: string[] = [];
  event.listen({
    one: async ({ id }) => {
      done.push(`one ${id}`);
      return { ones: 1 };
    },
    two: async () => {
      done.push("two");
    },
  });
  expect(await event.publish({ id: 7 })).toEqual({ ones: 1 });
  expect(done).toEqual(["one 7", "two"]);
  event.listen({
    one: async () => {
      throw new Error("no");
    },
    two: async () => {
      done.push("never");
    },
  });
  await expect(event.publish({ id: 8 })).rejects.toThrow("no");
  expect(done).toEqual(["one 7", "two"]);
});
