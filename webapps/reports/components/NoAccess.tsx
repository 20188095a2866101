import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { useText } from "../locales/useText.ts";
import { LockDrawing } from "./LockDrawing.tsx";

/** For people who are signed in and no admins. */
export function NoAccess() {
  const { t } = useText();
  return (
    <EmptyState drawing={<LockDrawing />} title={t("closed.title")}>
      {t("closed.text")}
    </EmptyState>
  );
}
