import type { ReactNode } from "react";
import type { Group } from "#contract/groups.ts";
import { TitledScreen } from "../../shell/TitledScreen.tsx";
import { useGroup } from "../groups/groups.ts";
import { useGroupText } from "./locales/useGroupText.ts";
import { MissingGroup } from "./MissingGroup.tsx";

interface GroupByCodeProps {
  code: string;
  title: string;
  /** The headline when there is no group by this code. */
  missing: string;
  skeleton: ReactNode;
  children: (group: Group) => ReactNode;
}

/** A page of the group that a code leads to. */
export function GroupByCode({ code, title, missing, skeleton, children }: GroupByCodeProps) {
  const { t } = useGroupText();
  const { data: group, error, isPending, refetch, isFetching } = useGroup(code);
  return (
    <TitledScreen title={title}>
      {group && children(group)}
      {!group && isPending && skeleton}
      {!group && error && (
        <MissingGroup
          error={error}
          words={{ missing, text: t("group.missing.text") }}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </TitledScreen>
  );
}
