import { Icon } from "#webapps/shared/ui/Icon.tsx";
import card from "../../shell/Card.module.css";
import { BrandIcon } from "./BrandIcon.tsx";
import { useGroupText } from "./locales/useGroupText.ts";
import styles from "./PassOn.module.css";
import { useCopied } from "./useCopied.ts";

/** Addresses are told by their ends; nobody reads how they begin. */
const withoutScheme = (link: string) => link.replace(/^https?:\/\//, "");

interface PassOnProps {
  title: string;
  share: {
    /** What is shown and copied. */
    link: string;
    noteCopy: () => void;
    toTelegram: () => void;
    toWhatsApp: () => void;
    bySystem: () => Promise<void>;
  };
}

/** Ways to pass a link on: large buttons for both messengers, and the link itself. */
export function PassOn({ title, share }: PassOnProps) {
  const { t } = useGroupText();
  const { isCopied, copy } = useCopied();
  return (
    <section className={card.card}>
      <h2>{title}</h2>
      <div className={styles.ways}>
        <button type="button" data-way="telegram" onClick={share.toTelegram}>
          <BrandIcon name="telegram" />
          {t("pass.telegram")}
        </button>
        <button type="button" data-way="whatsapp" onClick={share.toWhatsApp}>
          <BrandIcon name="whatsapp" />
          {t("pass.whatsapp")}
        </button>
      </div>
      <div className={styles.own}>
        <p className={styles.caption}>{t("pass.link")}</p>
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            share.noteCopy();
            void copy(share.link, t("share.notCopied"));
          }}
        >
          <span className={styles.address}>{withoutScheme(share.link)}</span>
          <span className={styles.copy} data-copied={isCopied}>
            <Icon name={isCopied ? "check" : "copy"} size={20} />
            {t(isCopied ? "pass.copied" : "pass.copy")}
          </span>
        </button>
        <span role="status" className="hidden-words">
          {isCopied && t("share.copied")}
        </span>
      </div>
      {"share" in navigator && (
        <button type="button" className={styles.more} onClick={share.bySystem}>
          <Icon name="share" size={20} />
          {t("pass.more")}
        </button>
      )}
    </section>
  );
}
