import { useSession } from "#webapps/shared/client/session.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { BackArrow } from "#webapps/shared/ui/BackArrow.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { GuestCard } from "../guests/GuestCard.tsx";
import { paths } from "../links/paths.ts";
import { BotNote } from "./BotNote.tsx";
import { useSavedText } from "./locales/useSavedText.ts";
import { SavedRow } from "./SavedRow.tsx";
import styles from "./SavedSearchesScreen.module.css";
import { useSavedSearches } from "./savedSearches.ts";

function SavedSearches() {
  const { t } = useSavedText();
  const { data, error, refetch } = useSavedSearches();
  if (error && !data) {
    return <ErrorScreen error={error} title={t("saved.failed")} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div className={styles.list}>
        <Skeleton height={68} />
      </div>
    );
  }
  if (data.data.length === 0) {
    return (
      <EmptyState
        drawing={<LineDrawing name="box" />}
        title={t("saved.empty")}
        action={<ActionButton to={paths.search()}>{t("saved.toSearch")}</ActionButton>}
      >
        {t("saved.emptyHint")}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.note}>
        <BotNote hindrance={data.hindrance} />
      </div>
      <ul className={styles.list}>
        {data.data.map((search) => (
          <SavedRow key={search.id} search={search} />
        ))}
      </ul>
    </>
  );
}

/** One's saved searches: what is new in each, how soon one hears of it, and the ways to change that. */
export function SavedSearchesScreen() {
  const { t } = useSavedText();
  const isGuest = useSession(({ status }) => status === "guest");
  return (
    <Page title={t("saved.title")} home={paths.profile} look="grouped">
      <header className={styles.header}>
        <BackArrow home={paths.profile} />
        <h1>{t("saved.title")}</h1>
      </header>
      {isGuest ? <GuestCard to="searches" /> : <SavedSearches />}
    </Page>
  );
}
