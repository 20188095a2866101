import { expect, test } from "vitest";
import { contactKinds, contactStep, phoneWords, waitUnits } from "./contact.ts";

const one = { phoneNumbers: ["+998901234567"], chatLink: null };
const chat = { phoneNumbers: [], chatLink: "https://t.me/bozor_bot?start=chat_5" };
const prompt = { platform: "android", tookMs: 200 };

test("one number that came in time is dialled on a phone", () => {
  for (const platform of ["ios", "android", "android_x"])
    expect(contactStep("call", one, { platform, tookMs: 900 })).toEqual({
      do: "dial",
      phone: "+998901234567",
    });
});

test("a late answer, several numbers and a desktop leave the call to a second tap", () => {
  expect(contactStep("call", one, { platform: "ios", tookMs: 901 })).toEqual({ do: "offer" });
  const two = { ...one, phoneNumbers: ["+998901234567", "+998711234567"] };
  expect(contactStep("call", two, prompt)).toEqual({ do: "offer" });
  for (const platform of ["tdesktop", "macos", "web", "weba", "browser"])
    expect(contactStep("call", one, { platform, tookMs: 1 })).toEqual({ do: "offer" });
});

test("a chat opens at once on every platform, and after a second tap when the answer is late", () => {
  for (const platform of ["ios", "tdesktop", "browser"])
    expect(contactStep("chat", chat, { platform, tookMs: 300 })).toEqual({ do: "open", link: chat.chatLink });
  expect(contactStep("chat", chat, { platform: "ios", tookMs: 4000 })).toEqual({ do: "offer" });
});

test("an answer without what was asked for is told, not followed", () => {
  expect(contactStep("chat", { phoneNumbers: [], chatLink: null }, prompt)).toEqual({ do: "offer" });
  expect(contactStep("call", { phoneNumbers: [], chatLink: null }, prompt)).toEqual({ do: "offer" });
});

test("only the ways the seller allows are offered, the call first", () => {
  expect(contactKinds("both")).toEqual(["call", "chat"]);
  expect(contactKinds("chat")).toEqual(["chat"]);
});

test("Uzbek numbers are read in groups, others as they came", () => {
  expect(phoneWords("+998901234567")).toBe("+998\u00A090\u00A0123\u201145\u201167");
  expect(phoneWords("+74951234567")).toBe("+74951234567");
});

test("a wait is told in minutes, then in hours, never as nothing", () => {
  expect(waitUnits(0)).toEqual({ unit: "minutes", value: 1 });
  expect(waitUnits(61)).toEqual({ unit: "minutes", value: 2 });
  expect(waitUnits(3600)).toEqual({ unit: "hours", value: 1 });
  expect(waitUnits(3601)).toEqual({ unit: "hours", value: 2 });
});
