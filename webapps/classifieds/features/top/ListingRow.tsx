import type { OwnListing } from "#contract/ownListings.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import { listingName } from "../cards/listingText.ts";
import { PriceWords } from "../cards/PriceWords.tsx";
import { PromotionBadges } from "../cards/PromotionBadges.tsx";
import { CategoryDrawing } from "../categories/CategoryDrawing.tsx";
import { paths } from "../links/paths.ts";
import styles from "./ListingRow.module.css";
import { useTopText } from "./locales/useTopText.ts";

/** One of one's own listings to choose from, with what already runs for it; it leads to the wizard. */
export function ListingRow({ listing }: { listing: OwnListing }) {
  const { language } = useTopText();
  const photo = listing.photos[0];
  return (
    <Row
      to={paths.promote(listing.id)}
      className={styles.row ?? ""}
      before={
        <span className={styles.photo}>
          <Photo
            src={photo && smallPhoto(photo)}
            thumbhash={listing.thumbhashes[0]}
            alt=""
            fallback={<CategoryDrawing link={listing.rootCategoryLink} size={32} />}
          />
        </span>
      }
      label={<span className={styles.name}>{listingName(listing, language)}</span>}
      hint={
        <>
          <span className="figures">
            <PriceWords of={listing} />
          </span>
          <PromotionBadges listing={listing} />
        </>
      }
      leadsOn
    />
  );
}
