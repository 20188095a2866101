import { outerLink } from "#webapps/shared/telegram/links.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import { useText } from "../../locales/useText.ts";
import { Face } from "../ui/Face.tsx";
import { phoneWords } from "./contact.ts";
import { useListingText } from "./locales/useListingText.ts";
import styles from "./Seller.module.css";

/** Ratings of people aren't gathered yet: everybody stands at the same place. */
const RATING = "0.00";

/** The seller. */
export function Seller({ name, photo }: { name: string; photo: string | null }) {
  const { t } = useText();
  return (
    <section aria-label={t("listing.seller")}>
      <Row
        className={styles.seller}
        before={<Face name={name} photo={photo} size={48} />}
        label={<strong>{name}</strong>}
        hint={t("listing.seller")}
        after={
          <span className={`${styles.rating} figures`}>
            <Icon name="star" size={18} />
            <span aria-hidden="true">{RATING}</span>
            <span className="hidden-words">{t("listing.unrated")}</span>
          </span>
        }
      />
    </section>
  );
}

interface SellerPhonesProps {
  /** As the page shows them to everybody. */
  masked: readonly string[];
  /** Whole, once they were told. */
  told: readonly string[];
}

/** The seller's phones: masked until the seller was called. */
export function SellerPhones({ masked, told }: SellerPhonesProps) {
  const { t } = useListingText();
  return (
    <div className={`${styles.phones} figures`}>
      <Icon name="phone" size={22} />
      <ul aria-label={t("contact.phone")}>
        {told.map((phone) => (
          <li key={phone}>
            <a {...outerLink(`tel:${phone}`)}>{phoneWords(phone)}</a>
          </li>
        ))}
        {told.length === 0 && masked.map((phone) => <li key={phone}>{phone}</li>)}
      </ul>
    </div>
  );
}
