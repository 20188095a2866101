import { useEffect, useState } from "react";
import type { ShareKind } from "#contract/reportKinds.ts";
import { type Share, shareBySystem, sharing } from "#webapps/shared/client/recordShare.ts";
import { track } from "#webapps/shared/client/track.ts";
import { tryLink } from "#webapps/shared/telegram/links.ts";
import { shareInTelegram } from "#webapps/shared/telegram/shareLink.ts";
import { getTelegram, haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import card from "../../shell/Card.module.css";
import { whatsAppLink } from "../arrival/links.ts";
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
  passed: {
    text: string;
    linkOf: (kind: ShareKind) => string;
    share: Pick<Share, "target" | "value">;
  };
}

/** Notes each way that is gone; thinking better of the phone's own menu is an answer, too: the other ways stay. */
function waysOf({ text, linkOf, share }: PassOnProps["passed"]) {
  const by = (kind: ShareKind, run: () => Promise<boolean>) => () => {
    track("create_link", { kind });
    void sharing({ kind, ...share }, run);
  };
  return {
    noteCopy: by("copy", async () => true),
    toTelegram: by("telegram", () => shareInTelegram(getTelegram().platform, linkOf("telegram"), text)),
    toWhatsApp: by("whatsapp", () => tryLink(whatsAppLink(linkOf("whatsapp"), text))),
    bySystem: by("system", () => shareBySystem({ text, url: linkOf("system") })),
  };
}

/** Ways to pass a link on: large buttons for both messengers, and the link itself. */
export function PassOn({ title, passed }: PassOnProps) {
  const { t } = useGroupText();
  const { isCopied, copy } = useCopied();
  const link = passed.linkOf("copy");
  const ways = waysOf(passed);
  return (
    <section className={card.card}>
      <h2>{title}</h2>
      <div className={styles.ways}>
        <button type="button" data-way="telegram" onClick={ways.toTelegram}>
          <BrandIcon name="telegram" />
          {t("pass.telegram")}
        </button>
        <button type="button" data-way="whatsapp" onClick={ways.toWhatsApp}>
          <BrandIcon name="whatsapp" />
          {t("pass.whatsapp")}
        </button>
      </div>
      <div className={styles.own}>
        <p className="hint-caption">{t("pass.link")}</p>
        <button
          type="button"
          className={styles.link}
          onClick={() => {
            ways.noteCopy();
            void copy(link, t("share.notCopied"));
          }}
        >
          <span className={styles.address}>{withoutScheme(link)}</span>
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
        <button type="button" className={styles.more} onClick={ways.bySystem}>
          <Icon name="share" size={20} />
          {t("pass.more")}
        </button>
      )}
    </section>
  );
}
