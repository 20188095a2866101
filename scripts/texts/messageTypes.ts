import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBotMessages } from "./botTexts.ts";

export const messagesFile = join(import.meta.dirname, "..", "..", "core", "platform", "i18n", "messages.ts");

/** The source of the type that names every message of the bot and the values that it needs. */
export function messageTypes(): string {
  const lines = [...readBotMessages("ru")]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { values, counts }]) => {
      const needed = values.map((name) => `${name}: ${counts.includes(name) ? "number" : "Value"}`);
      return `  "${key}": ${needed.length > 0 ? `{ ${needed.join("; ")} }` : "never"};`;
    });
  return `// Written by \`npm run texts\` from the Russian .ftl files.
type Value = string | number;

/** Messages of the bot by their Fluent keys, with the values that each needs; a number chooses a plural form. */
export interface Messages {
${lines.join("\n")}
}
`;
}

export const writeMessageTypes = () => writeFileSync(messagesFile, messageTypes());
