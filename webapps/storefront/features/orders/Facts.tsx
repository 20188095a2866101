import { useId } from "react";
import type { Order } from "#contract/orders.ts";
import { formatDate } from "#webapps/shared/format/formats.ts";
import { openAddress } from "#webapps/shared/telegram/openAddress.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { copyText } from "#webapps/shared/ui/copyText.ts";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import card from "../../shell/Card.module.css";
import { showPhone } from "../shopper/phone.ts";
import { writeAddress } from "../shopper/writeAddress.ts";
import styles from "./Facts.module.css";
import { useOrdersText } from "./locales/useOrdersText.ts";

/** Where it goes, and to whom; what nobody said isn't told. */
export function DeliveryCard({ delivery }: { delivery: Order["delivery"] }) {
  const { t } = useOrdersText();
  const titleId = useId();
  const { recipientName, phoneNumber } = delivery;
  const lines = [
    { label: t("orders.delivery.name"), text: recipientName },
    { label: t("orders.delivery.phone"), text: phoneNumber && showPhone(phoneNumber) },
    { label: t("orders.delivery.address"), text: writeAddress(delivery) },
  ].filter(({ text }) => text);
  return (
    <section className={card.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("orders.delivery")}</h2>
      <dl className={styles.facts}>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The service that brings the order, with its number there and the way to follow it; nothing before the shop has said. */
export function ParcelCard({ parcel }: { parcel: Order["parcel"] }) {
  const { t } = useOrdersText();
  const titleId = useId();
  if (!parcel) return null;
  const { carrier, trackingNumber, trackingLink } = parcel;
  return (
    <section className={card.card} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("orders.parcel")}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t("orders.parcel.carrier")}</dt>
          <dd>{carrier}</dd>
        </div>
        {trackingNumber && (
          <div>
            <dt>{t("orders.parcel.number")}</dt>
            <dd className="figures">{trackingNumber}</dd>
          </div>
        )}
      </dl>
      {trackingLink && (
        <ActionButton look="soft" onClick={() => openAddress(trackingLink)}>
          {t("orders.parcel.follow")}
        </ActionButton>
      )}
    </section>
  );
}

/** By what number an order is asked about. */
export function NumberCard({ order: { number, createdAt } }: { order: Order }) {
  const { t, language } = useOrdersText();
  return (
    <section className={card.card}>
      <div className={styles.number}>
        <div>
          <h2>{t("orders.numberLabel")}</h2>
          <p className="figures">{number}</p>
          <time dateTime={createdAt}>
            {t("orders.placedAt", { date: formatDate(createdAt, language, t) })}
          </time>
        </div>
        <IconButton
          icon="copy"
          label={t("orders.copy")}
          onClick={() => void copyText(number, { done: t("orders.copied"), failed: t("orders.numberLabel") })}
        />
      </div>
    </section>
  );
}
