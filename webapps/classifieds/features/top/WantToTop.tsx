import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { OWN_LISTINGS_PAGE } from "#contract/limits.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { track } from "#webapps/shared/client/track.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { paths } from "../links/paths.ts";
import { useOwnCounts, useOwnListings } from "../ownListings/ownListings.ts";
import { Pager } from "../ui/Pager.tsx";
import { ListingRow } from "./ListingRow.tsx";
import { useTopText } from "./locales/useTopText.ts";
import styles from "./WantToTop.module.css";

/**
 * How long the sheet waits for the answer before it shows itself. A person without listings goes straight to the form
 * if the answer comes sooner.
 */
const PATIENCE_MS = 300;

function useIsLate() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Sends whoever has nothing to promote to the form, which is told what for. */
function useFormInstead(hasNone: boolean, onClose: () => void) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!hasNone) return;
    onClose();
    void navigate(`${paths.createProduct}?withPromotionBadge=true`);
  }, [hasNone, navigate, onClose]);
}

/** How many listings wait for a moderator; nothing while that matters and isn't known. */
function usePending(isAsked: boolean): number | undefined {
  const { data, isError } = useOwnCounts();
  if (!isAsked || isError) return 0;
  return data?.moderation;
}

/** For a seller who has nothing on sale yet, but will have. */
function Pending({ onClose }: { onClose: () => void }) {
  const { t } = useTopText();
  return (
    <EmptyState
      drawing={<LineDrawing name="box" />}
      title={t("pick.pending")}
      action={
        <ActionButton to={`${paths.items}?tab=moderation`} onClick={onClose}>
          {t("pick.toPending")}
        </ActionButton>
      }
    >
      {t("pick.pendingHint")}
    </EmptyState>
  );
}

/** Notes the wish once it is known whether there is something to promote. */
function useNote(hasListings: boolean | undefined) {
  useEffect(() => {
    if (hasListings !== undefined) track("want_to_top", { hasListings });
  }, [hasListings]);
}

function PickSkeletons() {
  const { t } = useTopText();
  return (
    <div className={styles.list} role="status" aria-label={t("pick.loading")}>
      {["first", "second", "third"].map((shape) => (
        <div key={shape} className={styles.skeletons}>
          <Skeleton width={56} height={56} radius={10} />
          <Skeleton width="60%" height={18} />
        </div>
      ))}
    </div>
  );
}

/**
 * Which of one's own active listings to promote. Who has none is sent to the form, and so is a guest, who signs in there;
 * whose listings are with the moderators is told to wait for them.
 */
export function WantToTop({ onExplain, onClose }: { onExplain: () => void; onClose: () => void }) {
  const { t } = useTopText();
  const [page, setPage] = useState(1);
  const isGuest = useSession(({ status }) => status === "guest");
  const { data, error, isPlaceholderData, refetch } = useOwnListings("active", page);
  const isLate = useIsLate();
  const list = useRef<HTMLUListElement>(null);
  const isEmpty = data?.total === 0;
  const pending = usePending(isEmpty);
  const hasNone = isGuest || (isEmpty && pending === 0);
  useNote(data || isGuest ? !isGuest && !isEmpty : undefined);
  useFormInstead(hasNone, onClose);

  if (hasNone || (!data && !error && !isLate) || (isEmpty && pending === undefined)) return null;
  const help = <IconButton icon="help" label={t("pick.help")} onClick={onExplain} />;
  return (
    <Overlay title={t("pick.title")} action={help} onClose={onClose}>
      {isEmpty && <Pending onClose={onClose} />}
      {data && !isEmpty && (
        <>
          <ul ref={list} className={styles.list} data-old={isPlaceholderData} aria-busy={isPlaceholderData}>
            {data.data.map((listing) => (
              <li key={listing.id}>
                <ListingRow listing={listing} />
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            total={data.total}
            take={OWN_LISTINGS_PAGE}
            isFull={data.data.length === OWN_LISTINGS_PAGE}
            onTurn={(next) => {
              setPage(next);
              list.current?.closest("dialog")?.scrollTo(0, 0);
            }}
          />
        </>
      )}
      {!data && error && (
        <ErrorScreen error={error} title={t("pick.failed")} onRetry={() => void refetch()} />
      )}
      {!data && !error && <PickSkeletons />}
    </Overlay>
  );
}
