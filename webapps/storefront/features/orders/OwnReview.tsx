import { useEffect, useRef } from "react";
import type { Order } from "#contract/orders.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { paths } from "../../paths.ts";
import card from "../../shell/Card.module.css";
import { Stars } from "../products/Stars.tsx";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./OwnReview.module.css";

interface OwnReviewProps {
  review: NonNullable<Order["review"]>;
  productLink: string;
  /** It has been sent just now: it is thanked for, where the form was. */
  isNew: boolean;
}

/** The person's own review. */
export function OwnReview({ review: { stars, text }, productLink, isNew }: OwnReviewProps) {
  const { t } = useOrdersText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (isNew) title.current?.focus({ preventScroll: true });
    if (isNew) title.current?.scrollIntoView?.({ block: "center", behavior: "smooth" });
  }, [isNew]);
  return (
    <section className={card.card}>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {t(isNew ? "orders.rating.thanks" : "orders.rating.yours")}
        </h2>
        {isNew && <p className="hint-lines">{t("orders.rating.thanksText")}</p>}
      </div>
      <div className={styles.review}>
        <span className={styles.stars}>
          <Stars rating={stars} />
          <span className="hidden-words">{t("orders.rating.given", { count: stars })}</span>
        </span>
        {text && <p>{text}</p>}
      </div>
      <ActionButton to={paths.product(productLink)} look="soft">
        {t("orders.rating.look")}
      </ActionButton>
    </section>
  );
}
