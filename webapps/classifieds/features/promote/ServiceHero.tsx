import type { OwnListing } from "#contract/ownListings.ts";
import type { PromotionType } from "#contract/payKinds.ts";
import type { PromotionOffer } from "#contract/promotions.ts";
import { Miniature } from "./Miniature.tsx";
import styles from "./ServiceHero.module.css";

interface ServiceHeroProps {
  listing: OwnListing;
  type: PromotionType;
  offer: PromotionOffer;
}

/** Shows what a service does on the listing it is for, before it is chosen. */
export function ServiceHero({ listing, type, offer }: ServiceHeroProps) {
  return (
    <div className={styles.hero} data-type={type}>
      <Miniature listing={listing} type={type} />
      <h2>{offer.header}</h2>
      <p>{offer.text}</p>
    </div>
  );
}
