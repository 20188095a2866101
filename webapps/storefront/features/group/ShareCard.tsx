import type { Group } from "#contract/groups.ts";
import { useGroupText } from "./locales/useGroupText.ts";
import { PassOn } from "./PassOn.tsx";
import { useShareGroup } from "./useShareGroup.ts";

/** Ways to bring friends into a group: large buttons, and one's own link. */
export function ShareCard({ group, memberCode }: { group: Group; memberCode: string }) {
  const { t } = useGroupText();
  return <PassOn title={t("pass.title")} share={useShareGroup(group, memberCode)} />;
}
