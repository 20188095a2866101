import type { ParsedUrlQuery } from "node:querystring";
import { cutText } from "#contract/cutText.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";

const PLAIN = /^[^[\]]*$/;
const MEMBER = /^(\w+)\[(\d+)\]$/;

/**
 * A query string as the contract sees it: `p[12]=a&p[12]=b&take=5` is `{ p: { "12": ["a", "b"] }, take: "5" }`.
 * @throws {RuleError} invalid_input, `unknown` for brackets of another shape and for a name that is used both ways: they
 * would narrow nothing down, and nobody would notice.
 */
export function readQuery(query: ParsedUrlQuery): Record<string, unknown> {
  const values = new Map<string, unknown>();
  const groups = new Map<string, Map<string, unknown>>();
  const refused: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    const [, group, key] = MEMBER.exec(name) ?? [];
    if (group !== undefined && key !== undefined) {
      const members = groups.get(group) ?? new Map<string, unknown>();
      groups.set(group, members.set(key, value));
    } else if (PLAIN.test(name)) values.set(name, value);
    else refused.push(name);
  }
  refused.push(...[...groups.keys()].filter((group) => values.has(group)));
  if (refused.length > 0) {
    const fields = Object.fromEntries(refused.slice(0, 20).map((name) => [cutText(name, 40), "unknown"]));
    throw new RuleError("invalid_input", "The query's brackets make no sense", { fields });
  }
  for (const [group, members] of groups) values.set(group, Object.fromEntries(members));
  return Object.fromEntries(values);
}
