import type { Section } from "./sections.ts";

export const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

/** A section under its title, with how and when it was measured. */
export function part(title: string, date: string | undefined, how: string, { text }: Section): string {
  return `## ${title}\n\n${how}${date ? ` Measured ${date}.` : ""}\n\n${text}`;
}

/** The settings and the largest tables of a database. */
export const databaseText = (settings: readonly string[], sizes: readonly [string, string][]): string =>
  `PostgreSQL 18 of the bench's own, with ${settings.map((setting) => `\`${setting}\``).join(", ")}.\n\n${list(
    sizes.map(([name, size]) => `${name}: ${size}`),
  )}`;
