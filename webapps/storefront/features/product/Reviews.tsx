import { useState } from "react";
import type { Product, Review } from "#contract/products.ts";
import { formatDay } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { SeatFace } from "../groups/SeatFace.tsx";
import { formatCount } from "../products/productText.ts";
import { Stars } from "../products/Stars.tsx";
import { Card } from "./Card.tsx";
import { useProductText } from "./locales/useProductText.ts";
import { Ratings } from "./Ratings.tsx";
import styles from "./Reviews.module.css";

/** The heading of ratings and reviews. */
const REVIEWS_ID = "reviews";

/** Brings the ratings into view, and whoever reads on from there. */
export function goToReviews() {
  const heading = document.getElementById(REVIEWS_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: "smooth" });
}

/** Reviews shown before more are asked for. */
const FIRST = 3;

function OneReview({ review, place }: { review: Review; place: number }) {
  const { t, language } = useProductText();
  const { question, answer, authorName, stars, likedBy, createdAt, isImported } = review;
  return (
    <li className={styles.review}>
      <div className={styles.who}>
        <span className={styles.face}>
          <SeatFace person={{ firstName: authorName, photoUrl: null }} seat={place} />
        </span>
        <div>
          <strong>{authorName}</strong>
          <span className={styles.given}>
            <span className="hidden-words">{t("product.reviewStars", { stars })}</span>
            <Stars rating={stars} />
            <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
          </span>
        </div>
        {isImported && <span className={styles.imported}>{t("product.imported")}</span>}
      </div>
      {question && <p className={styles.question}>{question}</p>}
      <p>{answer}</p>
      {likedBy > 0 && (
        <span className={styles.liked}>
          <Icon name="heart" size={16} />
          {t("product.liked", { count: likedBy, shown: formatCount(likedBy) })}
        </span>
      )}
    </li>
  );
}

/** Ratings and what buyers say; where nobody has said anything yet, when that will be. */
export function Reviews({ product }: { product: Product }) {
  const { t } = useProductText();
  const [isWhole, setWhole] = useState(false);
  const { reviews, ratingsCount } = product;
  const shown = isWhole ? reviews : reviews.slice(0, FIRST);
  return (
    <Card title={t("product.reviews")} id={REVIEWS_ID}>
      {ratingsCount > 0 ? (
        <Ratings product={product} />
      ) : (
        <p className="hint-lines">{t("product.noReviewsHint")}</p>
      )}
      {shown.length > 0 && (
        <ul className={styles.reviews}>
          {shown.map((review, place) => (
            <OneReview key={review.id} review={review} place={place} />
          ))}
        </ul>
      )}
      {shown.length < reviews.length && (
        <ActionButton look="soft" className={styles.more ?? ""} onClick={() => setWhole(true)}>
          {t("product.moreReviews")}
        </ActionButton>
      )}
      {shown.some(({ isImported }) => isImported) && (
        <p className={styles.hint}>{t("product.importedHint")}</p>
      )}
    </Card>
  );
}
