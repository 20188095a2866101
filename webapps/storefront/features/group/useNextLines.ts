import type { Group } from "#contract/groups.ts";
import { stageOf } from "../groups/groupStage.ts";
import { rupees } from "../prices/rupees.ts";
import { useGroupText } from "./locales/useGroupText.ts";

/** Returns the next steps of a group for its viewer; none where it is over for them. */
export function useNextLines(group: Group): string[] {
  const { t } = useGroupText();
  const stage = stageOf(group);
  const { myOrder, participantsToComplete: count } = group;
  const isCovered = myOrder?.total === 0;
  if (stage === "waiting") {
    const pay = t(isCovered ? "group.covered" : "group.next.pay");
    return [t("group.next.invite"), t("group.next.fill", { count }), pay];
  }
  if (stage === "joinable") {
    return [t("invited.how.join"), t("invited.how.fill", { total: count }), t("invited.how.pay")];
  }
  if (stage !== "done" || !myOrder) return [];
  if (myOrder.status === "cancelled") return [t("group.done.cancelled")];
  return [
    t("group.done.confirm"),
    t("group.done.send"),
    isCovered ? t("group.covered") : t("group.done.pay", { price: rupees(myOrder.total) }),
  ];
}
