import { useSearchParams } from "react-router";
import { may } from "#contract/roles.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { GuestCard } from "../guests/GuestCard.tsx";
import { paths } from "../links/paths.ts";
import { useModerationText } from "./locales/useModerationText.ts";
import { ModerationBoard } from "./ModerationBoard.tsx";
import styles from "./ModerationScreen.module.css";
import { ModerationSkeletons } from "./ModerationSkeletons.tsx";

/** Stands here for people who aren't admins. The server refuses them too. */
function AdminsOnly() {
  const { t } = useModerationText();
  return (
    <EmptyState
      drawing={<LineDrawing name="tools" />}
      title={t("moderation.adminsOnly")}
      action={
        <ActionButton to={paths.items} replace>
          {t("moderation.toItems")}
        </ActionButton>
      }
    >
      {t("moderation.adminsOnlyHint")}
    </EmptyState>
  );
}

/** Where moderators decide about listings. */
export function ModerationScreen() {
  const { t } = useModerationText();
  const [query, setQuery] = useSearchParams();
  const isGuest = useSession(({ status }) => status === "guest");
  const { data: me, error, refetch } = useMe();
  const isModerator = me !== undefined && may(me.role, "moderation.decide");
  const asked = Number(query.get("page"));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;

  function handleTurn(next: number) {
    setQuery(next > 1 ? { page: String(next) } : {}, { replace: true });
    window.scrollTo(0, 0);
  }

  return (
    <div className={styles.wide}>
      <Page title={t("moderation.title")} home={paths.items} look="grouped">
        {!isModerator && <h1 className="hidden-words">{t("moderation.title")}</h1>}
        {isGuest && <GuestCard to="moderation" />}
        {error && !me && (
          <ErrorScreen error={error} title={t("moderation.failed")} onRetry={() => void refetch()} />
        )}
        {!me && !error && !isGuest && <ModerationSkeletons />}
        {me && !isModerator && <AdminsOnly />}
        {isModerator && <ModerationBoard page={page} onTurn={handleTurn} />}
      </Page>
    </div>
  );
}
