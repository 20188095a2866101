import type { OwnListing } from "#contract/ownListings.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { paths } from "../links/paths.ts";
import { useReceipts } from "../ownListings/ownListings.ts";
import { useTopText } from "./locales/useTopText.ts";
import { ReceiptCard } from "./ReceiptCard.tsx";
import styles from "./ReceiptSheet.module.css";
import { TopDrawing } from "./TopDrawing.tsx";

interface ReceiptSheetProps {
  listing: Pick<OwnListing, "id" | "link" | "status">;
  onClose: () => void;
}

/** The results of a listing's promotions, those that run first. */
export function ReceiptSheet({ listing, onClose }: ReceiptSheetProps) {
  const { t } = useTopText();
  const { data, error, refetch } = useReceipts(listing.link);
  const isNone = data?.data.length === 0;
  const promote = listing.status === "active" && (
    <ActionButton to={paths.promote(listing.id)}>
      {t(isNone ? "receipt.promote" : "receipt.again")}
    </ActionButton>
  );
  return (
    <Overlay title={t("receipt.title")} onClose={onClose}>
      {isNone && (
        <EmptyState drawing={<TopDrawing type="TopUp" />} title={t("receipt.empty")} action={promote}>
          {t("receipt.emptyHint")}
        </EmptyState>
      )}
      {data && !isNone && (
        <>
          <div className={styles.content}>
            <ul className={styles.list}>
              {data.data.map((receipt) => (
                <ReceiptCard key={`${receipt.type} ${receipt.startedAt}`} receipt={receipt} />
              ))}
            </ul>
            <p className={styles.note}>
              {t("receipt.note")} {data.data.some(({ isRunning }) => isRunning) && t("receipt.going")}
            </p>
          </div>
          {promote && <div className={styles.foot}>{promote}</div>}
        </>
      )}
      {!data && error && (
        <ErrorScreen error={error} title={t("receipt.failed")} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div className={styles.content} role="status" aria-label={t("receipt.loading")}>
          <Skeleton height={248} radius={12} />
        </div>
      )}
    </Overlay>
  );
}
