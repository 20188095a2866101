import { Link } from "react-router-dom";
import type { OwnListing } from "#contract/ownListings.ts";
import { ActionButton, actionClass } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useItemsText } from "../../locales/items/useItemsText.ts";
import { paths } from "../../logic/paths.ts";
import { usePaidFeatures } from "../../queries/usePaidFeatures.ts";
import styles from "./PromotionPart.module.css";

/** The owner's ways to promote a listing that is on sale and to see what that brought. */
export function PromotionPart({ listing, onReceipt }: { listing: OwnListing; onReceipt: () => void }) {
  const { t } = useItemsText();
  const isOn = usePaidFeatures();
  if (!isOn || !listing.isModerated) return null;
  return (
    <div className={styles.part}>
      {listing.status === "active" && (
        <Link to={paths.promote(listing.id)} className={actionClass} data-look="soft">
          <Icon name="up" size={20} />
          {t("items.do.promote")}
        </Link>
      )}
      <ActionButton look="soft" onClick={onReceipt}>
        <Icon name="chart" size={20} />
        {t("items.results")}
      </ActionButton>
    </div>
  );
}
