import type { Group } from "#contract/groups.ts";
import { paths } from "../../paths.ts";

/** Where one joins a group by the code one came with: whose code it is counts as who invited. */
export const joinPath = ({ purchase }: Pick<Group, "purchase">, inviteCode: string): string =>
  paths.purchase(purchase.product.link, { isGroupPurchase: true, joinType: "Invited", inviteCode });
