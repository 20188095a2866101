import type { Listing } from "#contract/listings.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { useListingText } from "./locales/useListingText.ts";
import { useBlocking } from "./useBlocking.ts";

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
