import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useSharedText } from "#webapps/shared/language/texts.ts";
import { openTelegramLink, outerLink } from "#webapps/shared/telegram/links.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { copyText } from "#webapps/shared/ui/copyText.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { GuestCard } from "../guests/GuestCard.tsx";
import styles from "./ContactSheet.module.css";
import { phoneWords, type Reach, waitUnits } from "./contact.ts";
import { useListingText } from "./locales/useListingText.ts";
import type { Contact } from "./useContact.ts";

function Phones({ phones }: { phones: readonly string[] }) {
  const { t } = useListingText();
  if (phones.length === 0) return <p className={styles.words}>{t("contact.noPhone")}</p>;
  return (
    <>
      <p className={styles.words}>{t("contact.callHint")}</p>
      <ul className={styles.actions}>
        {phones.map((phone) => (
          <li key={phone} className={styles.phone}>
            <ActionButton {...outerLink(`tel:${phone}`)} className="figures">
              {t("contact.callNumber", { phone: phoneWords(phone) })}
            </ActionButton>
            <IconButton
              icon="copy"
              look="fill"
              label={t("contact.copyNumber", { phone: phoneWords(phone) })}
              onClick={() =>
                void copyText(phone, { done: t("contact.numberCopied"), failed: t("contact.notCopied") })
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Chat({ link, onClose }: { link: string | null; onClose: () => void }) {
  const { t } = useListingText();
  if (!link) return <p className={styles.words}>{t("contact.noChat")}</p>;
  return (
    <>
      <p className={styles.words}>{t("contact.chatHint")}</p>
      <div className={styles.actions}>
        <ActionButton
          onClick={() => {
            openTelegramLink(link);
            onClose();
          }}
        >
          {t("contact.openChat")}
        </ActionButton>
      </div>
    </>
  );
}

const final = ["not_active", "blocked", "own_listing", "unwanted_contact"] as const;

/** Why it isn't possible; trying again is offered where it may help. */
function Refusal({ error, onRetry, onClose }: { error: unknown; onRetry: () => void; onClose: () => void }) {
  const { t } = useListingText();
  const shared = useSharedText();
  const known = error instanceof ApiError ? error : undefined;
  const told = final.find((code) => code === known?.code);
  const wait = known?.code === "daily_limit" && known.retryAfter ? waitUnits(known.retryAfter) : undefined;
  const isFinal = told || wait || known?.code === "banned" || known?.code === "unauthorized";

  function words() {
    if (told) return t(`contact.${told}`);
    if (wait) return t("contact.tooMany", { wait: t(`contact.${wait.unit}`, { value: wait.value }) });
    return shared.t(errorText(error));
  }

  return (
    <>
      <p className={styles.words} role="alert">
        {words()}
      </p>
      <div className={styles.actions}>
        {isFinal ? (
          <ActionButton look="soft" onClick={onClose}>
            {shared.t("ok")}
          </ActionButton>
        ) : (
          <ActionButton onClick={onRetry}>{shared.t("retry")}</ActionButton>
        )}
      </div>
    </>
  );
}

function Reached({ kind, reach, onClose }: { kind: "call" | "chat"; reach: Reach; onClose: () => void }) {
  if (kind === "call") return <Phones phones={reach.phoneNumbers} />;
  return <Chat link={reach.chatLink} onClose={onClose} />;
}

/** How a seller can be reached, or why not; nothing while there is nothing to say. */
export function ContactSheet({ contact: { outcome, contact, dismiss } }: { contact: Contact }) {
  const { t } = useListingText();
  if (!outcome) return null;
  const { kind, target } = outcome;
  const title = outcome.is === "refused" ? t("contact.failed") : t(`contact.${kind}Title`);
  return (
    <Overlay title={title} onClose={dismiss}>
      {outcome.is === "guest" && <GuestCard to="contact" startParam={`product_${target.link}`} />}
      {outcome.is === "refused" && (
        <Refusal error={outcome.error} onRetry={() => void contact(target, kind)} onClose={dismiss} />
      )}
      {outcome.is === "reached" && <Reached kind={kind} reach={outcome.reach} onClose={dismiss} />}
    </Overlay>
  );
}
