import { Link } from "react-router";
import type { Listing } from "#contract/listings.ts";
import { fadeStrip } from "#webapps/shared/ui/fadeStrip.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import { ListingCard } from "../cards/ListingCard.tsx";
import { paths } from "../links/paths.ts";
import { useSimilarListings } from "./listings.ts";
import styles from "./SimilarStrip.module.css";

const toId = (id: number | null) => id ?? undefined;

/** Listings like this one, ending with the way to all of the category and place. */
export function SimilarStrip({ listing }: { listing: Listing }) {
  const { t } = useText();
  const { data, isError } = useSimilarListings(listing.id);
  if (isError) return null;
  const all = paths.search({
    categoryId: listing.categoryId,
    regionId: listing.regionId,
    cityId: toId(listing.cityId),
    districtId: toId(listing.districtId),
  });
  return (
    <section>
      <h2 className={styles.title}>{t("listing.similar")}</h2>
      <ul ref={fadeStrip} className={styles.strip}>
        {data
          ? data.data.map((card) => (
              <li key={card.id}>
                <ListingCard card={card} />
              </li>
            ))
          : [1, 2, 3].map((place) => (
              <li key={place} className={styles.skeletons}>
                <Skeleton ratio="1" radius={12} />
                <Skeleton width="62%" height={18} />
                <Skeleton width="90%" height={14} />
              </li>
            ))}
        {data && (
          <li>
            <Link to={all} className={styles.all}>
              <span>
                <Icon name="forward" />
              </span>
              {t("listing.showAll")}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
