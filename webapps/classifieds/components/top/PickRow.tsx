import { Link } from "react-router-dom";
import type { OwnListing } from "#contract/ownListings.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useTopUpText } from "../../locales/topUp/useTopUpText.ts";
import { listingName } from "../../logic/listingText.ts";
import { paths } from "../../logic/paths.ts";
import { CategoryDrawing } from "../categoryDrawings/CategoryDrawing.tsx";
import { PriceWords } from "../PriceWords.tsx";
import { PromotionBadges } from "../PromotionBadges.tsx";
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
