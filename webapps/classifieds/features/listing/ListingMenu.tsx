import { useState } from "react";
import type { Listing } from "#contract/listings.ts";
import { type BlockReason, blockReasons } from "#contract/reasons.ts";
import { ActionSheet, type SheetAction } from "#webapps/shared/ui/ActionSheet.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { isPublic } from "../ownListings/ownListing.ts";
import { ReasonSheet } from "../ui/ReasonSheet.tsx";
import { useListingText } from "./locales/useListingText.ts";
import { ReportSheet } from "./ReportSheet.tsx";
import { useBlocking } from "./useBlocking.ts";

/** The menu of further actions for another person's listing. */
export function ListingMenu({ listing, onShare }: { listing: Listing; onShare: () => void }) {
  const { t } = useListingText();
  const { isMine, unblock } = useBlocking(listing);
  const [sheet, setSheet] = useState<"menu" | "report" | "block">();
  const close = () => setSheet(undefined);
  const closing = (run: () => void) => () => {
    close();
    run();
  };
  const actions: SheetAction[] = [
    ...(isPublic(listing)
      ? [{ key: "share", icon: "share", label: t("listing.share"), onChoose: closing(onShare) } as const]
      : []),
    { key: "report", icon: "flag", label: t("report.open"), onChoose: () => setSheet("report") },
    isMine
      ? { key: "unblock", icon: "block", label: t("block.undo"), onChoose: closing(() => void unblock()) }
      : {
          key: "block",
          icon: "block",
          label: t("block.open"),
          isDestructive: true,
          onChoose: () => setSheet("block"),
        },
  ];
  return (
    <>
      <IconButton icon="more" look="veil" label={t("listing.menu")} onClick={() => setSheet("menu")} />
      {sheet === "menu" && <ActionSheet title={t("listing.menu")} actions={actions} onClose={close} />}
      {sheet === "report" && <ReportSheet listing={listing} onClose={close} />}
      {sheet === "block" && <BlockSheet listing={listing} onClose={close} />}
    </>
  );
}

/** Why the seller is to be blocked. */
function BlockSheet({ listing, onClose }: { listing: Listing; onClose: () => void }) {
  const { t } = useListingText();
  const { block } = useBlocking(listing);

  async function handleSubmit(reason: BlockReason, note: string) {
    await block(reason, note);
    onClose();
  }

  return (
    <ReasonSheet
      title={t("block.title", { name: listing.userName })}
      hint={t("block.hint")}
      reasons={blockReasons.map((value) => ({ value, label: t(`block.${value}`) }))}
      noteLabel={t("block.note")}
      submitLabel={t("block.send")}
      isDestructive
      failedLabel={t("block.failed")}
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  );
}
