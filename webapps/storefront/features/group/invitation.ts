import type { Group, Participant } from "#contract/groups.ts";

/** The person who invites with a code: its owner, else the one who started the group. */
export function inviterOf(
  { participants }: Pick<Group, "participants">,
  code: string,
): Participant | undefined {
  return (
    participants.find(({ inviteCode }) => inviteCode === code) ??
    participants.find(({ isCreator }) => isCreator) ??
    participants[0]
  );
}

/** Whether the viewer is in a group, or has started it: an invitation into it leads to its own page. */
export const isOwnGroup = ({ myOrder, purchase }: Pick<Group, "myOrder" | "purchase">): boolean =>
  myOrder !== null || purchase.userId !== null;
