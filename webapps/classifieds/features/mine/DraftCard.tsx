import { useState } from "react";
import type { Draft } from "#contract/drafts.ts";
import { parsePrice } from "#contract/parsePrice.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { formatMoney, formatNumber } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { paths } from "../links/paths.ts";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { deleteDraft } from "../sell/draft.ts";
import styles from "./DraftCard.module.css";

/** The unfinished listing on top of the active ones: go on with it or throw it away. */
export function DraftCard({ draft }: { draft: Draft }) {
  const { t } = useOwnListingsText();
  const [isAsking, setAsking] = useState(false);
  const photo = draft.photos[0];
  const price = parsePrice(String(draft.price ?? ""));
  const photosCount = draft.photos.length;

  return (
    <section className={styles.card} aria-label={t("draft.title")}>
      <div className={styles.top}>
        <span className={styles.photo}>
          <Photo src={photo && smallPhoto(photo)} alt="" fallback={<Icon name="camera" />} />
        </span>
        <div className={styles.words}>
          <span className={styles.label}>{t("draft.title")}</span>
          <span className={styles.name}>{draft.name.trim() || t("draft.noName")}</span>
          <span className={`${styles.facts} hint-second figures`}>
            {price !== undefined && <span>{formatMoney(price, draft.currency ?? "UZS", t)}</span>}
            <span>
              {photosCount > 0
                ? t("draft.photos", { count: photosCount, shown: formatNumber(photosCount) })
                : t("draft.noPhotos")}
            </span>
          </span>
        </div>
      </div>
      <div className={styles.choices}>
        <ActionButton look="danger" onClick={() => setAsking(true)}>
          {t("draft.delete")}
        </ActionButton>
        <ActionButton to={paths.createProduct} state={{ continuesDraft: true }}>
          {t("draft.continue")}
        </ActionButton>
      </div>
      {isAsking && (
        <ConfirmSheet
          title={t("draft.deleteTitle")}
          confirm={t("draft.delete")}
          other={t("draft.keep")}
          look="danger"
          onConfirm={() => {
            void deleteDraft();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          {t("draft.deleteHint")}
        </ConfirmSheet>
      )}
    </section>
  );
}
