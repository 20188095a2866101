import { Navigate, useNavigate } from "react-router";
import { OWN_LISTINGS_PAGE } from "#contract/limits.ts";
import type { OwnTab } from "#contract/ownListings.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useGrowing } from "#webapps/shared/ui/useGrowing.ts";
import { usePaidFeatures } from "../configs/configs.ts";
import { paths } from "../links/paths.ts";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { CloseSheet, OwnMenuSheet, OwnShareSheet } from "../ownListings/OwnListingSheets.tsx";
import { writeOwnPlace } from "../ownListings/ownListing.ts";
import { useOwnListings } from "../ownListings/ownListings.ts";
import { useOwnActions } from "../ownListings/useOwnActions.ts";
import { ReceiptSheet } from "../top/lazyParts.ts";
import { WantRow } from "../top/WantRow.tsx";
import { Pager } from "../ui/Pager.tsx";
import { OwnListingCard } from "./OwnListingCard.tsx";
import styles from "./OwnListings.module.css";

/** More than a phone shows at once. */
const SEEN_FIRST = 5;

/** Nothing in a tab: what it is for, and the way on. */
function EmptyTab({ tab }: { tab: OwnTab }) {
  const { t } = useOwnListingsText();
  const isActive = tab === "active";
  return (
    <EmptyState
      drawing={<LineDrawing name={isActive ? "bag" : "box"} />}
      title={t(`items.empty.${tab}`)}
      action={
        isActive ? (
          <ActionButton to={paths.createProduct}>{t("items.post")}</ActionButton>
        ) : (
          <ActionButton to={paths.items} replace look="soft">
            {t("items.toActive")}
          </ActionButton>
        )
      }
    >
      {t(`items.empty.${tab}.hint`)}
    </EmptyState>
  );
}

/** A tab of one's own listings, newest first, a page at a time; keyed by its tab, so that none shows another's. */
export function OwnListings({ tab, page }: { tab: OwnTab; page: number }) {
  const { t } = useOwnListingsText();
  const navigate = useNavigate();
  const { data, error, isPlaceholderData, refetch } = useOwnListings(tab, page);
  const { act, sheet, setSheet, busyId } = useOwnActions();
  const close = () => setSheet(undefined);
  const drawn = useGrowing(data?.data.length ?? 0, SEEN_FIRST);
  const isPaid = usePaidFeatures();

  if (!data && error) {
    return <ErrorScreen error={error} title={t("items.failed")} onRetry={() => void refetch()} />;
  }
  if (!data) return <OwnSkeletons />;
  if (data.data.length === 0) {
    // The last listing of the last page was closed: the page before holds what is left.
    if (page > 1 && !isPlaceholderData) {
      return <Navigate to={{ search: writeOwnPlace(tab, page - 1) }} replace />;
    }
    return <EmptyTab tab={tab} />;
  }
  return (
    <>
      {isPaid && tab === "active" && page === 1 && <WantRow />}
      <div className={styles.list} data-old={isPlaceholderData} aria-busy={isPlaceholderData}>
        {data.data.slice(0, drawn).map((listing) => (
          <OwnListingCard
            key={listing.id}
            listing={listing}
            isBusy={listing.id === busyId}
            isPaid={isPaid && listing.status === "active"}
            onAct={(action) => act(listing, action)}
            onMenu={() => setSheet({ kind: "menu", listing })}
          />
        ))}
      </div>
      {drawn === data.data.length && (
        <div className={styles.pager}>
          <Pager
            page={page}
            total={data.total}
            take={OWN_LISTINGS_PAGE}
            isFull={data.data.length === OWN_LISTINGS_PAGE}
            onTurn={(next) => {
              void navigate({ search: writeOwnPlace(tab, next) }, { replace: true });
              window.scrollTo(0, 0);
            }}
          />
        </div>
      )}
      {sheet?.kind === "menu" && (
        <OwnMenuSheet
          listing={sheet.listing}
          isPaid={isPaid}
          onAct={(action) => act(sheet.listing, action)}
          onClose={close}
        />
      )}
      {sheet?.kind === "close" && (
        <CloseSheet listing={sheet.listing} onClose={close} onUndo={() => act(sheet.listing, "reopen")} />
      )}
      {sheet?.kind === "receipt" && <ReceiptSheet listing={sheet.listing} onClose={close} />}
      {sheet?.kind === "share" && <OwnShareSheet listing={sheet.listing} onClose={close} />}
    </>
  );
}

const SHAPES = ["first", "second", "third", "fourth"];

/** Shapes of one's own listings on their way. */
function OwnSkeletons() {
  const { t } = useOwnListingsText();
  return (
    <div className={styles.list} role="status" aria-label={t("items.loading")}>
      {SHAPES.map((shape) => (
        <div key={shape} className={styles.skeletons}>
          <Skeleton width={88} height={88} radius={10} />
          <div className={styles.lines}>
            <Skeleton width="46%" height={18} />
            <Skeleton width="88%" height={14} />
            <Skeleton width="60%" height={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
