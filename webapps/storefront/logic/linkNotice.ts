import { splitStartParam } from "#webapps/shared/client/startParam.ts";

const notices = {
  product: "link.product",
  invite: "link.invite",
  group: "link.group",
  ref: "link.ref",
} as const;

const isKnown = (type: string): type is keyof typeof notices => Object.hasOwn(notices, type);

/** What to say to someone whom a link `{type}_{value}` brought here; undefined for a link of no known kind. */
export function linkNotice(startParam: string): (typeof notices)[keyof typeof notices] | undefined {
  const link = splitStartParam(startParam);
  return link?.value && isKnown(link.type) ? notices[link.type] : undefined;
}
