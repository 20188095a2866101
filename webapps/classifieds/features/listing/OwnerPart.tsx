import { useNavigate } from "react-router";
import type { Listing } from "#contract/listings.ts";
import type { OwnListing } from "#contract/ownListings.ts";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { usePaidFeatures } from "../configs/configs.ts";
import { paths } from "../links/paths.ts";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { CloseSheet } from "../ownListings/OwnListingSheets.tsx";
import { OwnNotes } from "../ownListings/OwnNotes.tsx";
import { actionsOf, pageNotesOf } from "../ownListings/ownListing.ts";
import { useOwnActions } from "../ownListings/useOwnActions.ts";
import { ReceiptSheet } from "../top/lazyParts.ts";
import { PromotionPart } from "../top/PromotionPart.tsx";
import styles from "./OwnerPart.module.css";

/** Actions that stand in the bar, the main one first. The others stand in the notes. */
const barActions = ["reopen", "edit", "close"] as const;

/**
 * The part of the page that only the owner sees: how the listing fares with the moderators and the clock, and what can
 * be done with it.
 */
export function OwnerPart({ listing }: { listing: Listing }) {
  const { t } = useOwnListingsText();
  const navigate = useNavigate();
  const { act, sheet, setSheet, busyId } = useOwnActions();
  // Facts that the page doesn't know of a listing are empty, so that they aren't shown.
  const own: OwnListing = { ...listing, closeReason: null, contactsCount: 0, running: [] };
  const notes = pageNotesOf(own);
  const canPromote = usePaidFeatures() && listing.status === "active" && listing.isModerated === true;
  const isBusy = busyId !== undefined;
  const possible = actionsOf(own);
  const actions = barActions.filter((action) => possible.includes(action));

  return (
    <>
      {notes.length > 0 && (
        <div className={styles.notes}>
          <OwnNotes notes={notes} isBusy={isBusy} onAct={(action) => act(own, action)} />
        </div>
      )}
      <PromotionPart listing={own} onReceipt={() => act(own, "receipt")} />
      {actions.length > 0 && (
        <ActionBar>
          {canPromote && <ActionButton to={paths.promote(listing.id)}>{t("items.do.promote")}</ActionButton>}
          {actions.map((action, index) => (
            <ActionButton
              key={action}
              look={action === "close" ? "danger" : index === 0 && !canPromote ? "filled" : "soft"}
              disabled={isBusy}
              aria-busy={isBusy && action === "reopen"}
              aria-label={action === "close" ? t("items.do.close") : undefined}
              onClick={() => act(own, action)}
            >
              {t(
                action === "close" && canPromote
                  ? "items.closeShort"
                  : `items.do.${action === "edit" && listing.status === "rejected" ? "fix" : action}`,
              )}
            </ActionButton>
          ))}
        </ActionBar>
      )}
      {sheet?.kind === "receipt" && <ReceiptSheet listing={own} onClose={() => setSheet(undefined)} />}
      {sheet?.kind === "close" && (
        <CloseSheet
          listing={own}
          onClose={() => setSheet(undefined)}
          onDone={() => void navigate(paths.items)}
          onUndo={() => act(own, "reopen")}
        />
      )}
    </>
  );
}
