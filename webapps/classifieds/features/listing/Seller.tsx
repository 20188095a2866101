import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import { useText } from "../../locales/useText.ts";
import { Initial } from "../ui/Initial.tsx";
import styles from "./Seller.module.css";

/** Ratings of people aren't gathered yet: everybody stands at the same place. */
const RATING = "0.00";

/** The seller. */
export function Seller({ name, photo }: { name: string; photo: string | null }) {
  const { t } = useText();
  return (
    <section className={styles.seller} aria-label={t("listing.seller")}>
      <span className={styles.face}>
        <Photo src={photo ?? undefined} alt="" fallback={<Initial name={name} />} />
      </span>
      <span className={styles.words}>
        <strong>{name}</strong>
        <span>{t("listing.seller")}</span>
      </span>
      <span className={`${styles.rating} figures`}>
        <Icon name="star" size={18} />
        <span aria-hidden="true">{RATING}</span>
        <span className="hidden-words">{t("listing.unrated")}</span>
      </span>
    </section>
  );
}
