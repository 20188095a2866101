import { Link, useSearchParams } from "react-router";
import { may } from "#contract/roles.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { GuestCard } from "../guests/GuestCard.tsx";
import { paths } from "../links/paths.ts";
import { useModerationCount } from "../moderation/queue.ts";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { readOwnPlace } from "../ownListings/ownListing.ts";
import { useOwnCounts } from "../ownListings/ownListings.ts";
import { useDraft } from "../sell/draft.ts";
import { DraftCard } from "./DraftCard.tsx";
import styles from "./ItemsScreen.module.css";
import { OwnListings } from "./OwnListings.tsx";
import { OwnTabs } from "./OwnTabs.tsx";

/** The way of an admin to what waits for a decision. */
function ModerationLink() {
  const { t } = useOwnListingsText();
  const waiting = useModerationCount(true).data ?? 0;
  const label = [t("items.moderate"), waiting > 0 && t("items.waiting", { shown: formatNumber(waiting) })]
    .filter(Boolean)
    .join(", ");
  return (
    <Link to={paths.moderation} className={styles.moderate} aria-label={label}>
      <Icon name="shield" size={20} />
      <span className={styles.name}>{t("items.moderate")}</span>
      {waiting > 0 && <span className={`${styles.waiting} figures`}>{formatNumber(waiting)}</span>}
    </Link>
  );
}

/** One's own listings in their tabs, the unfinished one, and the way to a new one. */
export function ItemsScreen() {
  const { t } = useOwnListingsText();
  const [query] = useSearchParams();
  const { tab, page } = readOwnPlace(query);
  const isGuest = useSession(({ status }) => status === "guest");
  const isModerator = may(useMe().data?.role ?? null, "moderation.decide");
  const counts = useOwnCounts().data;
  const { draft } = useDraft();
  const isFirst = tab === "active" && page === 1;
  // An empty tab of active ones has this action in its middle.
  const hasBar = !isGuest && !(tab === "active" && counts?.active === 0);

  return (
    <Page title={t("items.title")} home={paths.home} isRoot look="grouped">
      <header className={styles.header}>
        <div className={styles.title}>
          <h1>{t("items.title")}</h1>
          {isModerator && <ModerationLink />}
        </div>
        {!isGuest && <OwnTabs open={tab} />}
      </header>
      {isGuest ? (
        <GuestCard to="items" />
      ) : (
        <div className={styles.content}>
          {isFirst && draft && (
            <div className={styles.draft}>
              <DraftCard draft={draft} />
            </div>
          )}
          <OwnListings key={tab} tab={tab} page={page} />
        </div>
      )}
      {hasBar && (
        <ActionBar>
          <ActionButton to={paths.createProduct}>
            <Icon name="plus" size={20} />
            {t("items.post")}
          </ActionButton>
        </ActionBar>
      )}
    </Page>
  );
}
