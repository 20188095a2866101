import type { Entity } from "./shapes/message.ts";

const RULES: [type: string, pattern: RegExp][] = [
  [
    "url",
    /(?:https?|tg):\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'»]|\b(?:[a-z0-9-]+\.)+(?:com|org|net|uz|ru|in|me|io|app|dev)\b(?:\/[^\s<>"]*[^\s<>".,;:!?)\]}'»])?/giu,
  ],
  ["email", /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu],
  ["bot_command", /(?<![\p{L}\d_/<>@])\/[a-zA-Z0-9_]{1,32}(?:@\w{3,32})?(?![\w/])/gu],
  ["mention", /(?<![\p{L}\d_@/])@[a-zA-Z]\w{3,31}\b/gu],
  ["hashtag", /(?<![\p{L}\d_#&/])#[\p{L}\d_]*\p{L}[\p{L}\d_]*/gu],
  ["phone_number", /(?<![\w+])\+\d[\d\s()-]{7,17}\d(?!\w)/gu],
];

const overlaps = (a: Entity, b: Entity) => a.offset < b.offset + b.length && b.offset < a.offset + a.length;

/** Types inside which Telegram looks for nothing more. */
const CLOSED = new Set(["code", "pre", "text_link", "text_mention"]);

/** Finds the links, commands, mentions, hashtags and phone numbers that Telegram marks by itself. */
export function detectEntities(text: string, given: Entity[] = []): Entity[] {
  const found: Entity[] = [];
  for (const [type, pattern] of RULES) {
    for (const match of text.matchAll(pattern)) {
      const entity = { type, offset: match.index, length: match[0].length };
      const isFree =
        !found.some((other) => overlaps(other, entity)) &&
        !given.some((other) => CLOSED.has(other.type) && overlaps(other, entity));
      if (isFree) found.push(entity);
    }
  }
  return [...given, ...found].sort((a, b) => a.offset - b.offset || b.length - a.length);
}
