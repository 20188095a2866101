import { expect, test } from "vitest";
import { connectionWays } from "./ConnectionRow.tsx";

const chatLink = "https://t.me/bozor_bot?start=chat_3";
const onSale = { isDeactivated: false };

test("whoever can be written to is, whatever the contact was", () => {
  for (const direction of ["INCOMING", "OUTGOING"] as const)
    expect(connectionWays({ kind: "chat", direction, chatLink, product: onSale })).toEqual({
      main: "chat",
      other: "nothing",
    });
  const call = { kind: "call", chatLink, product: onSale } as const;
  expect(connectionWays({ ...call, direction: "INCOMING" })).toEqual({ main: "chat", other: "nothing" });
  expect(connectionWays({ ...call, direction: "OUTGOING" })).toEqual({ main: "chat", other: "call" });
});

test("a seller who only takes calls is called again", () => {
  const call = { kind: "call", direction: "OUTGOING", chatLink: null, product: onSale } as const;
  expect(connectionWays(call)).toEqual({ main: "call", other: "nothing" });
});

test("what isn't on sale any more leads to the listing", () => {
  for (const kind of ["call", "chat"] as const) {
    const gone = { kind, direction: "OUTGOING", chatLink: null, product: { isDeactivated: true } } as const;
    expect(connectionWays(gone)).toEqual({ main: "listing", other: "nothing" });
  }
});
