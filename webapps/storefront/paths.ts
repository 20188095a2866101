import { linksOf } from "#webapps/shared/routes/linksOf.ts";
import { routes } from "./routes.ts";

const links = linksOf(routes);

/** Every address of the shop in one place. */
export const paths = {
  ...links,
  purchase(link: string, params: { isGroupPurchase: boolean; joinType?: string; inviteCode?: string }) {
    const query = new URLSearchParams({ isGroupPurchase: String(params.isGroupPurchase) });
    if (params.joinType) query.set("joinType", params.joinType);
    if (params.inviteCode) query.set("inviteCode", params.inviteCode);
    return `${links.purchase(link)}?${query}`;
  },
  search: (query: string) => `${links.search}?${new URLSearchParams({ query })}`,
  success: (id: string) => `${links.success}?${new URLSearchParams({ id })}`,
} as const;

/** The section that referral links lead to. */
export const HOT_DEALS = "hot_deals";
