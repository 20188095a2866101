import type { OwnListing } from "#contract/ownListings.ts";
import type { PromotionType } from "#contract/payKinds.ts";
import { ListingCard } from "../cards/ListingCard.tsx";
import { listingName } from "../cards/listingText.ts";
import { VipCard } from "../cards/VipStrip.tsx";
import { usePromoteText } from "./locales/usePromoteText.ts";
import styles from "./Miniature.module.css";

/** A card of somebody else's, beside which one's own stands. */
function Other() {
  return (
    <span className={styles.other}>
      <span />
      <span />
      <span />
    </span>
  );
}

/** One's own listing among others, as buyers will see it. Nothing in it can be pressed. */
export function Miniature({ listing, type }: { listing: OwnListing; type: PromotionType }) {
  const { t, language } = usePromoteText();
  const plain = { ...listing, isOwner: true, isTopUp: type === "TopUp" };
  const label = t("promote.miniature", { name: listingName(listing, language) });
  return (
    <div className={styles.frame} role="img" aria-label={label}>
      <div className={styles.stage} data-type={type} inert>
        {type === "Vip" ? (
          <VipCard card={plain} place={1} />
        ) : (
          <ListingCard card={plain} look={type === "Premium" ? "wide" : "column"} isEager />
        )}
        {type !== "Premium" && <Other />}
        {type === "Vip" && <Other />}
      </div>
    </div>
  );
}
