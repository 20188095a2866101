import { useEffect, useState } from "react";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import card from "../../shell/Card.module.css";
import { useGroupText } from "./locales/useGroupText.ts";
import styles from "./PassOn.module.css";

const TOLD_MS = 10_000;

/** Copies words, and knows for ten seconds that they were. Where the clipboard is closed they are shown, under `failed`. */
function useCopied(): { isCopied: boolean; copy: (text: string, failed: string) => Promise<void> } {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy(text: string, failed: string) {
    try {
      await navigator.clipboard.writeText(text);
      haptic("success");
      setCopiedAt(performance.now());
    } catch {
      showToast({ header: failed, message: text });
    }
  }
  return { isCopied: copiedAt !== undefined, copy };
}

const paths = {
  telegram:
    "M21.500 4.200 2.800 11.400c-.9.35-.85 1.600.05 1.900l4.700 1.450 1.800 5.500c.25.75 1.200.95 1.750.4l2.600-2.500 4.700 3.450c.7.5 1.650.1 1.850-.7l3.050-15.100c.2-.95-.75-1.750-1.800-1.600zM8.900 14.300l8.700-5.900-6.900 7-.4 3.300z",
  whatsapp:
    "M12 2.500a9.400 9.400 0 0 0-8.100 14.200L2.600 21.400l4.850-1.250A9.400 9.400 0 1 0 12 2.500zm-3.300 4.900c.25 0 .5 0 .7.5l.8 1.950c.1.25.05.5-.1.700l-.75.9c.85 1.600 2 2.650 3.600 3.300l.95-1.150c.2-.25.45-.3.75-.2l1.900.9c.35.2.5.35.45.7-.2 1.550-1.500 2.150-2.600 2.100-3.400-.3-7.300-3.700-7.600-7.300-.05-1.250.75-2.400 1.900-2.400z",
} as const;

/** The mark of another messenger. */
function BrandIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd">
      <path d={paths[name]} />
    </svg>
  );
}

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
