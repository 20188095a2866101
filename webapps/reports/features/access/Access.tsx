import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { may, type Right } from "#contract/roles.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { useTextConfigs } from "#webapps/shared/client/useTextConfigs.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LoadingWords, Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import { sectionsOf } from "../console/sections.ts";
import { MessageCard } from "../report/laterParts.tsx";
import { AccessFailed } from "./AccessFailed.tsx";
import { OpenReports } from "./OpenReports.tsx";
import styles from "./ReportsScreen.module.css";

/** A closed lock, drawn as the shared line drawings are. */
function LockDrawing() {
  return (
    <svg
      aria-hidden="true"
      width="112"
      height="112"
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="60" cy="60" r="54" fill="currentColor" fillOpacity={0.09} stroke="none" />
      <path d="M36 54h48v38H36zM45 54V42a15 15 0 0 1 30 0v12M60 69v8" />
    </svg>
  );
}

/** For people who are signed in and no admins; one who has just become an admin asks again. */
function NoAccess() {
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

const rows = ["72%", "58%", "80%", "64%", "70%"];

/** The shape of a page while it is found out who is there. */
export function LoadingCard() {
  return (
    <div className={styles.card} aria-busy="true">
      <LoadingWords />
      <Skeleton width="48%" height={24} />
      {rows.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={44} height={44} radius={14} />
          <Skeleton width={width} height={16} />
        </div>
      ))}
    </div>
  );
}

/** The fault that keeps the whole page from being shown, and its retry. */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText();
  return (
    <MessageCard>
      <ErrorScreen error={error} title={t("failed.load")} onRetry={onRetry} />
    </MessageCard>
  );
}

/**
 * A section of the console as its visitor may see it: signing in comes first, then whether their role has the right.
 * A visitor who may see another section alone is led there.
 */
export function Access({ right, children }: { right: Right; children: ReactNode }) {
  const { status, failure } = useSession();
  const { data: me, error, refetch } = useMe();
  // Asked beside who it is, as pages wait for it.
  useTextConfigs();
  if (status === "guest") {
    return <MessageCard>{failure === undefined ? <OpenReports /> : <AccessFailed />}</MessageCard>;
  }
  if (me && may(me.role, right)) return children;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!me) return <LoadingCard />;
  const [other] = sectionsOf(me.role);
  if (other) return <Navigate to={other.path} replace />;
  return (
    <MessageCard>
      <NoAccess />
    </MessageCard>
  );
}
