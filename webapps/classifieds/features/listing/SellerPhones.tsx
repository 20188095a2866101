import { outerLink } from "#webapps/shared/telegram/links.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { phoneWords } from "./contact.ts";
import { useListingText } from "./locales/useListingText.ts";
import styles from "./SellerPhones.module.css";

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
