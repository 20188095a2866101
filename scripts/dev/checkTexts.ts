import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { Fault } from "./fault.ts";

/**
 * Looks at the bot's texts, as Fluent leaves out without a word what it can't read.
 * @throws {Fault} that names the line.
 */
export function checkTexts(root: string, files: readonly string[]): void {
  for (const file of files) {
    if (!file.endsWith(".ftl") || !existsSync(join(root, file))) continue;
    const source = readFileSync(join(root, file), "utf8");
    const read = new Set(new FluentResource(source).body.map(({ id }) => id));
    for (const [index, text] of source.split("\n").entries()) {
      const [name] = /^-?[a-z][\w-]*/i.exec(text) ?? [];
      if (!name || read.has(name)) continue;
      const place = { file, line: index + 1, column: 1, text };
      const message = `Fluent can't read the text ${name}`;
      throw new Fault(message, {
        place,
        shown: `${message}\n\n  ${file}:${place.line}\n  ${place.line} | ${text}`,
      });
    }
  }
}
