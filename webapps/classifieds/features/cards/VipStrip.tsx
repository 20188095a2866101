import { Link } from "react-router";
import type { ListingCard } from "#contract/listings.ts";
import { smallPhoto } from "#contract/smallPhoto.ts";
import { fadeStrip } from "#webapps/shared/ui/fadeStrip.ts";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import { CategoryDrawing } from "../categories/CategoryDrawing.tsx";
import { paths } from "../links/paths.ts";
import { useTopListings } from "./cards.ts";
import { listingName } from "./listingText.ts";
import { PriceWords } from "./PriceWords.tsx";
import { StateBadge } from "./StateBadge.tsx";
import styles from "./VipStrip.module.css";

const medals = ["gold", "silver", "bronze"] as const;

/** A card of the strip; the first three wear a medal. */
export function VipCard({ card, place }: { card: ListingCard; place: number }) {
  const { t, language } = useText();
  const medal = medals[place - 1];
  const photo = card.photos[0];
  return (
    <Link to={paths.product(card.link)} className={styles.card}>
      <span className={styles.photo}>
        <Photo
          src={photo && smallPhoto(photo)}
          thumbhash={card.thumbhashes[0]}
          alt=""
          fallback={<CategoryDrawing link={card.rootCategoryLink} size={56} />}
        />
        {medal && (
          <span className={`${styles.medal} figures`} data-medal={medal}>
            <span aria-hidden="true">{place}</span>
            <span className="hidden-words">{t("card.vipPlace", { place })}</span>
          </span>
        )}
        {card.isReserved && <StateBadge kind="reserved" words={t("card.reserved")} />}
      </span>
      <strong className={`${styles.price} figures`}>
        <PriceWords of={card} />
      </strong>
      <span className="hint-caption one-line">{listingName(card, language)}</span>
    </Link>
  );
}

/** The VIP listings, medals on the first three, and the way to be one. Nothing at all where there is neither. */
export function VipStrip({ onWant }: { onWant: (() => void) | false }) {
  const { t } = useText();
  const { data, isError } = useTopListings();
  const isEmpty = data?.data.length === 0;
  if (isError || (isEmpty && !onWant)) return null;
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t("home.vip")}</h2>
        {onWant && (
          <button type="button" onClick={onWant}>
            {t("home.want")}
          </button>
        )}
      </div>
      {isEmpty && <p className={styles.free}>{t("home.vipFree")}</p>}
      {/* Another first card is another strip, at its start: else the snapping keeps the old first one in view. */}
      <ul key={data?.data[0]?.id} ref={fadeStrip} className={styles.strip}>
        {data
          ? data.data.map((card, index) => (
              <li key={card.id}>
                <VipCard card={card} place={index + 1} />
              </li>
            ))
          : [1, 2, 3, 4].map((place) => (
              <li key={place} className={styles.card}>
                <Skeleton ratio="1" radius={12} />
                <Skeleton width="70%" height={21} />
                <Skeleton width="90%" height={18} />
              </li>
            ))}
      </ul>
    </section>
  );
}
