import type { Listing } from "#contract/listings.ts";
import { useSession } from "#webapps/shared/client/session.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { useConfigs } from "../configs/configs.ts";
import { marketLink } from "../links/deepLink.ts";
import { contactKinds } from "./contact.ts";
import { useListingText } from "./locales/useListingText.ts";
import { useBlocking } from "./useBlocking.ts";
import type { Contact } from "./useContact.ts";

const icons = { call: "phone", chat: "chat" } as const;

/** For a stranger in a plain browser: this very listing in Telegram, where they are known and can reach its seller. */
function OpenInTelegram({ href }: { href: string | undefined }) {
  const { t } = useText();
  return (
    <ActionBar>
      <ActionButton Component="a" href={href} aria-busy={href === undefined}>
        {t("guest.open")}
      </ActionButton>
    </ActionBar>
  );
}

/** The ways to reach the seller that the seller allows. */
export function ContactBar({ listing, contact }: { listing: Listing; contact: Contact }) {
  const { t } = useListingText();
  const isGuest = useSession(({ status, failure }) => status === "guest" && failure === undefined);
  const { data: configs, isPending } = useConfigs();
  const bot = configs?.text("BOT_USERNAME");
  if (isGuest && !getTelegram().isTelegram && (bot || isPending)) {
    return <OpenInTelegram href={bot && marketLink(bot, `product_${listing.link}`)} />;
  }
  const kinds = contactKinds(listing.contactMethods);
  return (
    <ActionBar>
      {kinds.map((kind, index) => (
        <ActionButton
          key={kind}
          look={index === 0 ? "filled" : "soft"}
          aria-busy={contact.busy?.kind === kind}
          onClick={() => void contact.contact(listing, kind)}
        >
          <Icon name={icons[kind]} size={20} />
          {t(`contact.${kind}`)}
        </ActionButton>
      ))}
    </ActionBar>
  );
}

/** Instead of the ways to reach a seller: contact is closed, and how to open it again where that is up to oneself. */
export function BlockedBar({ listing }: { listing: Listing }) {
  const { t } = useListingText();
  const { isMine, isBusy, unblock } = useBlocking(listing);
  return (
    <ActionBar>
      <p>{t(isMine ? "contact.youBlocked" : "contact.closed")}</p>
      {isMine && (
        <ActionButton look="soft" aria-busy={isBusy} onClick={() => void unblock()}>
          {t("block.undo")}
        </ActionButton>
      )}
    </ActionBar>
  );
}
