import type { ParsedUrlQuery } from "node:querystring";

/**
 * A query string as the contract sees it: `p[12]=a&p[12]=b&take=5` is `{ p: { "12": ["a", "b"] }, take: "5" }`. One
 * level only; a name that is used both ways keeps what came last.
 */
export function readQuery(query: ParsedUrlQuery): Record<string, unknown> {
  const values = new Map<string, unknown>();
  const groups = new Map<string, Map<string, unknown>>();
  for (const [name, value] of Object.entries(query)) {
    const [, group, key] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
    if (group === undefined || key === undefined) values.set(name, value);
    else {
      const members = groups.get(group) ?? new Map<string, unknown>();
      groups.set(group, members.set(key, value));
      values.set(group, undefined);
    }
  }
  for (const [group, members] of groups) values.set(group, Object.fromEntries(members));
  return Object.fromEntries(values);
}
