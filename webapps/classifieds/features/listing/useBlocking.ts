import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Listing } from "#contract/listings.ts";
import type { BlockReason } from "#contract/reasons.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { blockPerson, unblockPerson, useBlocks } from "./blocks.ts";
import { useListingText } from "./locales/useListingText.ts";

const TOAST_MS = 5000;

/** Blocks the seller of a listing and takes it back. */
export function useBlocking({ isBlocked, telegramUserId: userId }: Listing) {
  const { t } = useListingText();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const blocks = useBlocks(userId, isBlocked).data;

  async function unblock() {
    setBusy(true);
    try {
      await unblockPerson(queryClient, userId);
      haptic("success");
      showToast({ header: t("block.undone") }, TOAST_MS);
    } catch (error) {
      haptic("error");
      showToast({ header: t("block.notUndone"), message: t(errorText(error)) }, TOAST_MS);
    } finally {
      setBusy(false);
    }
  }

  async function block(reason: BlockReason, note: string) {
    await blockPerson(queryClient, { userId, reason, note });
    const action = { label: t("block.undo"), onAct: () => void unblock() };
    showToast({ header: t("block.done"), action }, TOAST_MS);
  }

  return {
    /** Whether it is the caller who closed the contact, and not the seller. */
    isMine: isBlocked && (blocks?.some((blocked) => blocked.userId === userId) ?? false),
    isBusy,
    block,
    unblock,
  };
}
