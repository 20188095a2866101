import { memo, type Ref } from "react";
import { Link } from "react-router";
import type { ListingCard as Card } from "#contract/listings.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { formatDate } from "#webapps/shared/format/formats.ts";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useText } from "../../locales/useText.ts";
import { CategoryDrawing } from "../categories/CategoryDrawing.tsx";
import { paths } from "../links/paths.ts";
import { nameOf } from "../ui/names.ts";
import { FavouriteButton } from "./FavouriteButton.tsx";
import styles from "./ListingCard.module.css";
import { listingName } from "./listingText.ts";
import { PriceWords } from "./PriceWords.tsx";
import { StateBadge } from "./StateBadge.tsx";

interface ListingCardProps {
  card: Card;
  /** `wide` spans both columns with a photo twice as big. */
  look?: "column" | "wide";
  isEager?: boolean;
  /** The region and city that the whole list lies in: what everything is in isn't said. */
  inRegionId?: number | undefined;
  inCityId?: number | undefined;
  /** No longer on sale, where the list keeps it nevertheless. */
  isInactive?: boolean;
  /** Told after its heart was taken off. */
  onRemove?: (card: Card) => void;
  ref?: Ref<HTMLElement>;
}

/** A listing in a list: photo, price, name, place and time. */
export const ListingCard = memo(function ListingCard({
  card,
  look = "column",
  isEager,
  inRegionId,
  inCityId,
  isInactive = false,
  onRemove,
  ref,
}: ListingCardProps) {
  const { t, language } = useText();
  const isWide = look === "wide";
  const photo = card.photos[0];
  const isSaid = card.districtId ? card.cityId === inCityId : card.regionId === inRegionId;
  const within = isSaid ? null : card.placeWithin;
  return (
    <article ref={ref} className={styles.card} data-look={look} data-inactive={isInactive}>
      <Link to={paths.product(card.link)} className={styles.link}>
        <span className={styles.photo}>
          <Photo
            // Twice the width needs the whole photo; a column is served by its small square.
            src={photo && !isWide ? smallPhoto(photo) : photo}
            thumbhash={card.thumbhashes[0]}
            alt=""
            ratio={isWide ? "16 / 10" : "1"}
            isEager={isEager ?? false}
            fallback={<CategoryDrawing link={card.rootCategoryLink} size={isWide ? 96 : 64} />}
          />
          {isWide && <span className={styles.premium}>{t("card.premium")}</span>}
          <span className={styles.states}>
            {card.isReserved && <StateBadge kind="reserved" words={t("card.reserved")} />}
            {(isInactive || card.isTopUp) && (
              <StateBadge words={t(isInactive ? "listing.notActive" : "card.promoted")} />
            )}
          </span>
        </span>
        <strong className={`${styles.price} figures`}>
          <PriceWords of={card} />
        </strong>
        <span className={`${styles.name} two-lines`}>{listingName(card, language)}</span>
        <span className={styles.where}>
          <span className={styles.place} data-cut={card.districtId ? "first" : "last"}>
            <span>
              {nameOf(card.place, language)}
              {within && ","}
            </span>
            {within && <span> {nameOf(within, language)}</span>}
          </span>
          <span>{formatDate(card.createdAt, language, t)}</span>
        </span>
      </Link>
      {!card.isOwner && (
        <span className={styles.heart}>
          <FavouriteButton listing={card} look="small" onRemove={onRemove} />
        </span>
      )}
    </article>
  );
});
