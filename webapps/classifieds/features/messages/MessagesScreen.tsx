import { useId } from "react";
import { Navigate, useSearchParams } from "react-router";
import type { Direction } from "#contract/connections.ts";
import { CONNECTIONS_PAGE } from "#contract/limits.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useIsWhole } from "#webapps/shared/ui/useIsWhole.ts";
import { GuestCard } from "../guests/GuestCard.tsx";
import { readMessagesPlace, writeMessagesPlace } from "../links/listPlace.ts";
import { paths } from "../links/paths.ts";
import { ContactSheet } from "../listing/ContactSheet.tsx";
import { useContact } from "../listing/useContact.ts";
import { Pager } from "../ui/Pager.tsx";
import { ConnectionRow } from "./ConnectionRow.tsx";
import { useConnections } from "./connections.ts";
import { DirectionTabs, tabId } from "./DirectionTabs.tsx";
import { useMessagesText } from "./locales/useMessagesText.ts";
import styles from "./MessagesScreen.module.css";

/** More than a phone shows at once. */
const SEEN_FIRST = 9;

function RowSkeletons() {
  const { t } = useMessagesText();
  return (
    <div role="status" aria-label={t("loading")}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.skeletons}>
          <Skeleton width={60} height={60} radius={12} />
          <div>
            <Skeleton width="40%" height={16} />
            <Skeleton width="80%" height={14} />
            <Skeleton width="24%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}

function NoMessages({ direction }: { direction: Direction }) {
  const { t } = useMessagesText();
  const [title, hint, to, action] =
    direction === "INCOMING"
      ? ([
          "messages.emptyIncoming",
          "messages.emptyIncomingHint",
          paths.createProduct,
          "messages.post",
        ] as const)
      : (["messages.emptyOutgoing", "messages.emptyOutgoingHint", paths.home, "empty.toFeed"] as const);
  return (
    <EmptyState
      drawing={<LineDrawing name="chat" />}
      title={t(title)}
      action={<ActionButton to={to}>{t(action)}</ActionButton>}
    >
      {t(hint)}
    </EmptyState>
  );
}

interface PlaceProps {
  direction: Direction;
  page: number;
  onTurn: (page: number) => void;
}

/** One page of a tab, the last contact first; keyed by its tab, so that none shows the other's. */
function Connections({ direction, page, onTurn }: PlaceProps) {
  const { t } = useMessagesText();
  const contact = useContact();
  const { data, error, isPlaceholderData, refetch } = useConnections(direction, page);
  const isWhole = useIsWhole();

  if (error && !data) {
    return <ErrorScreen error={error} title={t("messages.failed")} onRetry={() => void refetch()} />;
  }
  if (!data) return <RowSkeletons />;
  if (data.total === 0) return <NoMessages direction={direction} />;
  if (data.data.length === 0 && page > 1 && !isPlaceholderData) {
    const last = Math.ceil(data.total / CONNECTIONS_PAGE);
    return <Navigate to={{ search: writeMessagesPlace(direction, last) }} replace />;
  }
  return (
    <div className={styles.list} data-old={isPlaceholderData} aria-busy={isPlaceholderData}>
      <ul>
        {data.data.slice(0, isWhole ? undefined : SEEN_FIRST).map((connection) => (
          <ConnectionRow
            key={connection.id}
            connection={connection}
            isBusy={contact.busy?.id === connection.product.id}
            onCall={() => void contact.contact(connection.product, "call")}
          />
        ))}
      </ul>
      <Pager
        page={page}
        total={data.total}
        take={CONNECTIONS_PAGE}
        isFull={data.data.length === CONNECTIONS_PAGE}
        onTurn={onTurn}
      />
      <ContactSheet contact={contact} />
    </div>
  );
}

/** People who contacted me about my listings, and those whom I contacted about theirs. */
export function MessagesScreen() {
  const { t } = useMessagesText();
  const [query, setQuery] = useSearchParams();
  const { direction, page } = readMessagesPlace(query);
  const isGuest = useSession(({ status }) => status === "guest");
  const panelId = useId();

  function open(next: Direction, nextPage = 1) {
    setQuery(writeMessagesPlace(next, nextPage), { replace: nextPage === 1 });
    window.scrollTo(0, 0);
  }

  return (
    <Page title={t("messages.title")} home={paths.home} isRoot>
      <header className={styles.header}>
        <h1>{t("messages.title")}</h1>
        {!isGuest && <DirectionTabs open={direction} panelId={panelId} onOpen={open} />}
      </header>
      {isGuest ? (
        <GuestCard to="messages" />
      ) : (
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(direction)}>
          <Connections
            key={direction}
            direction={direction}
            page={page}
            onTurn={(next) => open(direction, next)}
          />
        </div>
      )}
    </Page>
  );
}
