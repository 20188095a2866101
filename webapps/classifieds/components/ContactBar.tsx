import type { Listing } from "#contract/listings.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useListingText } from "../locales/listing/useListingText.ts";
import { contactKinds } from "../logic/contact.ts";
import type { Contact } from "./listing/useContact.ts";

const icons = { call: "phone", chat: "chat" } as const;

/** The ways to reach the seller that the seller allows. */
export function ContactBar({ listing, contact }: { listing: Listing; contact: Contact }) {
  const { t } = useListingText();
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
