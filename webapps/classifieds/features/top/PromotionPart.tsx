import type { OwnListing } from "#contract/ownListings.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { isPromoted } from "../cards/PromotionBadges.tsx";
import { usePaidFeatures } from "../configs/configs.ts";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import styles from "./PromotionPart.module.css";

/** The owner's way to what promotion has brought; while something runs also where nothing is sold any more. */
export function PromotionPart({ listing, onReceipt }: { listing: OwnListing; onReceipt: () => void }) {
  const { t } = useOwnListingsText();
  const isOn = usePaidFeatures();
  if (!listing.isModerated || (!isOn && !isPromoted(listing))) return null;
  return (
    <div className={styles.part}>
      <ActionButton look="soft" onClick={onReceipt}>
        <Icon name="chart" size={20} />
        {t("items.do.receipt")}
      </ActionButton>
    </div>
  );
}
