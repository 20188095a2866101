import { expect, test } from "vitest";
import { chatKeyOf } from "./storedUpdate.ts";

const from = { id: 7 };

test.each([
  ["message", { message: { chat: { id: 5 }, from } }, "5"],
  ["edited_message", { edited_message: { chat: { id: -100 }, from } }, "-100"],
  ["callback_query", { callback_query: { id: "1", from, message: { chat: { id: 5 } } } }, "5"],
  ["callback_query of an inline message", { callback_query: { id: "1", from } }, "7"],
  ["my_chat_member", { my_chat_member: { chat: { id: 5 }, from } }, "5"],
  ["pre_checkout_query", { pre_checkout_query: { id: "1", from } }, "pay:1"],
  [
    "a payment",
    { message: { chat: { id: 5 }, from, successful_payment: { telegram_payment_charge_id: "c" } } },
    "pay:c",
  ],
  [
    "its refund",
    { message: { chat: { id: 5 }, from, refunded_payment: { telegram_payment_charge_id: "c" } } },
    "pay:c",
  ],
  ["inline_query", { inline_query: { id: "1", from } }, "inline:7"],
  ["poll_answer", { poll_answer: { poll_id: "1", user: { id: 9 } } }, "9"],
  ["something new", { something: { about: "nothing" } }, "update:3"],
  ["nothing", {}, "update:3"],
])("%s keeps the order of whom it belongs to", (_kind, content, key) => {
  expect(chatKeyOf({ update_id: 3, ...content })).toBe(key);
});
