import type { Group } from "#contract/groups.ts";
import { paths } from "../../paths.ts";

/** Open groups of a product as somebody may use them: the one they are in, and those they can join. */
export interface OpenGroups {
  mine?: Group | undefined;
  joinable: readonly Group[];
}

/**
 * The effect of "Buy with friends": opens the group one is in, asks whether to join or to start, or leads to the form.
 * If the groups aren't known, the server finds the one that has waited longest, or starts one.
 */
export type FriendsWay =
  | { kind: "mine"; group: Group }
  | { kind: "choose"; groups: readonly Group[] }
  | { kind: "start" }
  | { kind: "unknown" };

/** Groups with room; one that has filled or closed since is no longer told. */
const withRoom = ({ joinable }: OpenGroups): Group[] =>
  joinable.filter(
    ({ status, participants, participantsToComplete }) =>
      status === "open" && participants.length < participantsToComplete,
  );

/** Which way is offered; `groups` is undefined while they are on their way, or couldn't come. */
export function friendsWay(groups: OpenGroups | undefined): FriendsWay {
  if (!groups) return { kind: "unknown" };
  if (groups.mine) return { kind: "mine", group: groups.mine };
  const open = withRoom(groups);
  return open.length > 0 ? { kind: "choose", groups: open } : { kind: "start" };
}

/** The ways into the order form, by a product's link. */
export const purchasePaths = {
  alone: (link: string) => paths.purchase(link, { isGroupPurchase: false }),
  start: (link: string) => paths.purchase(link, { isGroupPurchase: true }),
  /** Joins the group that has waited longest; starts one where none has room by then. */
  joinAny: (link: string) => paths.purchase(link, { isGroupPurchase: true, joinType: "SelfJoined" }),
  join: (link: string, inviteCode: string) =>
    paths.purchase(link, { isGroupPurchase: true, joinType: "SelfJoined", inviteCode }),
} as const;
