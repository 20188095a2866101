import { Link } from "react-router-dom";
import type { OwnListing } from "#contract/ownListings.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { listingName } from "../cards/listingText.ts";
import { PriceWords } from "../cards/PriceWords.tsx";
import { PromotionBadges } from "../cards/PromotionBadges.tsx";
import { CategoryDrawing } from "../categories/CategoryDrawing.tsx";
import { paths } from "../links/paths.ts";
import { useTopUpText } from "./locales/useTopUpText.ts";
import styles from "./PickRow.module.css";

/** One of one's own listings to choose from, with what already runs for it; it leads to the wizard. */
export function PickRow({ listing }: { listing: OwnListing }) {
  const { language } = useTopUpText();
  const photo = listing.photos[0];
  return (
    <Link to={paths.promote(listing.id)} className={styles.row}>
      <span className={styles.photo}>
        <Photo
          src={photo && smallPhoto(photo)}
          thumbhash={listing.thumbhashes[0]}
          alt=""
          fallback={<CategoryDrawing link={listing.rootCategoryLink} size={32} />}
        />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{listingName(listing, language)}</span>
        <span className={`${styles.price} figures`}>
          <PriceWords of={listing} />
        </span>
        <PromotionBadges listing={listing} />
      </span>
      <Icon name="forward" size={20} />
    </Link>
  );
}
