/**
 * Kinds of start parameters `{kind}_{value}`, or of the bare `{kind}`, that lead into the classifieds. Whoever writes such
 * a link, follows it or names it in the reports is typed by these lists: a kind more wants its page and its names.
 */
export const marketLinkKinds = [
  "topOnboarding",
  "draft",
  "product",
  "category",
  "search",
  "transaction",
  "page",
] as const;
export type MarketLinkKind = (typeof marketLinkKinds)[number];

/** Kinds of links that lead into the shop. */
export const shopLinkKinds = [
  "product",
  "invite",
  "group",
  "order",
  "orders",
  "ref",
  "category",
  "page",
] as const;
export type ShopLinkKind = (typeof shopLinkKinds)[number];

/** A start parameter of our own. */
export type StartParam = MarketLinkKind | ShopLinkKind | `${MarketLinkKind | ShopLinkKind}_${string}`;

/** The one of `names` that is `name`; undefined for any other, such as a campaign's own word. */
export const oneOf = <Name extends string>(names: readonly Name[], name: string): Name | undefined =>
  names.find((other) => other === name);
