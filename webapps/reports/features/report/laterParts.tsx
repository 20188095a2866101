import type { ReactNode } from "react";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { freshImport } from "#webapps/shared/telegram/freshImport.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { type FailedProps, lazyPart } from "#webapps/shared/ui/lazyPart.tsx";
import { useText } from "../../locales/useText.ts";
import styles from "./laterParts.module.css";

/** A card for a page that has only one thing to say. */
export function MessageCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

const offline = new ApiError("offline");
const refused = new ApiError("unexpected");

function ReportFailed({ onRetry, isRetrying, isOffline }: FailedProps) {
  const { t } = useText();
  return (
    <MessageCard>
      <ErrorScreen
        error={isOffline ? offline : refused}
        title={t("failed.load")}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </MessageCard>
  );
}

const loadReport = freshImport(() => import("./Report.tsx"));

/** The report itself, which only admins need: its code isn't in the first load. */
export const Report = lazyPart(async () => (await loadReport()).Report, ReportFailed);
