import { expect, test } from "vitest";
import { connectionWays } from "./connectionWays.ts";

const chatLink = "https://t.me/bozor_bot?start=chat_3";
const onSale = { isDeactivated: false };

test("a chat goes on in the chat, with the listing beside it", () => {
  for (const direction of ["INCOMING", "OUTGOING"] as const)
    expect(connectionWays({ kind: "chat", direction, chatLink, product: onSale })).toEqual({
      main: "chat",
      other: "listing",
    });
});

test("a chat that can't be written in any more leads to the listing only", () => {
  const closed = { kind: "chat", direction: "OUTGOING", chatLink: null, product: onSale } as const;
  expect(connectionWays(closed)).toEqual({ main: "listing", other: "nothing" });
});

test("one calls again where one called, and answers in the chat where one was called", () => {
  const call = { kind: "call", chatLink, product: onSale } as const;
  expect(connectionWays({ ...call, direction: "OUTGOING" })).toEqual({ main: "listing", other: "call" });
  expect(connectionWays({ ...call, direction: "INCOMING" })).toEqual({ main: "listing", other: "chat" });
});

test("nobody is called about what isn't on sale any more", () => {
  const gone = {
    kind: "call",
    direction: "OUTGOING",
    chatLink: null,
    product: { isDeactivated: true },
  } as const;
  expect(connectionWays(gone)).toEqual({ main: "listing", other: "nothing" });
});
