import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { OwnListing } from "#contract/ownListings.ts";
import { type CloseReason, closeReasons } from "#contract/reasons.ts";
import { ActionSheet } from "#webapps/shared/ui/ActionSheet.tsx";
import type { IconName } from "#webapps/shared/ui/Icon.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { listingName } from "../cards/listingText.ts";
import { isPromoted } from "../cards/PromotionBadges.tsx";
import { useConfigs } from "../configs/configs.ts";
import { marketLink } from "../links/deepLink.ts";
import { ShareSheet } from "../share/lazyShare.ts";
import { ReasonSheet } from "../ui/ReasonSheet.tsx";
import { useOwnListingsText } from "./locales/useOwnListingsText.ts";
import { actionsOf, type OwnAction } from "./ownListing.ts";
import { closeListing, refreshOwnListings } from "./ownListings.ts";
import { hideCards } from "./refreshCards.ts";

const UNDO_MS = 5000;

const icons: Record<OwnAction, IconName> = {
  open: "open",
  edit: "edit",
  renew: "renew",
  reserve: "bookmark",
  release: "bookmark",
  reopen: "renew",
  share: "share",
  promote: "up",
  receipt: "chart",
  close: "archive",
};

interface SheetProps {
  listing: OwnListing;
  onClose: () => void;
}

/** Returns the name of an action for this listing. */
function wordsOf(action: OwnAction, { status, isReserved }: OwnListing) {
  if (action === "edit" && status === "rejected") return "fix";
  return action === "reserve" && isReserved ? "reserveLonger" : action;
}

/** Everything that can be done with one's own listing. */
export function OwnMenuSheet({
  listing,
  isPaid,
  onAct,
  onClose,
}: SheetProps & { isPaid: boolean; onAct: (action: OwnAction) => void }) {
  const { t, language } = useOwnListingsText();
  useEffect(() => void ShareSheet.preload(), []);
  const actions = actionsOf(listing, { isPaid, isRunning: isPromoted(listing) }).map((action) => ({
    key: action,
    icon: icons[action],
    label: t(`items.do.${wordsOf(action, listing)}`),
    isDestructive: action === "close",
    onChoose: () => onAct(action),
  }));
  return <ActionSheet title={listingName(listing, language)} actions={actions} onClose={onClose} />;
}

interface CloseSheetProps extends SheetProps {
  /** Told when it is off sale, before the tabs know it. */
  onDone?: () => void;
  /** Puts it on sale again. */
  onUndo: () => void;
}

/** Why a listing is taken off sale; it then stands in the archive. */
export function CloseSheet({ listing, onClose, onDone, onUndo }: CloseSheetProps) {
  const { t } = useOwnListingsText();
  const queryClient = useQueryClient();

  async function handleSubmit(reason: CloseReason) {
    await closeListing(listing.id, reason);
    hideCards(queryClient, listing.id);
    onClose();
    onDone?.();
    showToast({ header: t("items.closed"), action: { label: t("items.reopen"), onAct: onUndo } }, UNDO_MS);
    await refreshOwnListings(queryClient, listing.link);
  }

  return (
    <ReasonSheet
      title={t("items.closeTitle")}
      hint={isPromoted(listing) ? `${t("items.closeHint")} ${t("items.closeLoss")}` : t("items.closeHint")}
      reasons={closeReasons.map((value) => ({ value, label: t(`items.close.${value}`) }))}
      submitLabel={t("items.closeSubmit")}
      isDestructive
      failedLabel={t("items.notDoneHint")}
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  );
}

/** Ways to show the listing to others. */
export function OwnShareSheet({ listing, onClose }: SheetProps) {
  const { language } = useOwnListingsText();
  const bot = useConfigs().data?.text("BOT_USERNAME");
  const link = bot ? marketLink(bot, `product_${listing.link}`) : `${location.origin}/webApp`;
  return (
    <ShareSheet
      {...{ id: listing.id, listing: listing.link, link, onClose }}
      text={listingName(listing, language)}
    />
  );
}
