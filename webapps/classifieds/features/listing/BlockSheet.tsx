import type { Listing } from "#contract/listings.ts";
import { type BlockReason, blockReasons } from "#contract/reasons.ts";
import { ReasonSheet } from "../ui/ReasonSheet.tsx";
import { useListingText } from "./locales/useListingText.ts";
import { useBlocking } from "./useBlocking.ts";

/** Why the seller is to be blocked. */
export function BlockSheet({ listing, onClose }: { listing: Listing; onClose: () => void }) {
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
