import { useMe } from "#webapps/shared/client/useMe.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { useText } from "../../locales/useText.ts";
import { LockDrawing } from "./LockDrawing.tsx";

/** For people who are signed in and no admins; one who has just become an admin asks again. */
export function NoAccess() {
  const { t } = useText();
  const { isFetching, refetch } = useMe();
  return (
    <EmptyState
      drawing={<LockDrawing />}
      title={t("closed.title")}
      action={
        <ActionButton disabled={isFetching} onClick={() => void refetch()}>
          {t("closed.again")}
        </ActionButton>
      }
    >
      {t("closed.text")}
    </EmptyState>
  );
}
