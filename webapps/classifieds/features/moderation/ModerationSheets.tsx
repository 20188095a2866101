import { Checkbox } from "@telegram-apps/telegram-ui/dist/components/Form/Checkbox/Checkbox";
import { useId, useState } from "react";
import type { ModerationItem } from "#contract/moderation.ts";
import { type RejectReason, rejectReasons, sellersFaults } from "#contract/reasons.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { ConfirmSheet } from "#webapps/shared/ui/ConfirmSheet.tsx";
import { isPromoted } from "../cards/PromotionBadges.tsx";
import { useOwnListingsText } from "../ownListings/locales/useOwnListingsText.ts";
import { ReasonSheet } from "../ui/ReasonSheet.tsx";
import { useModerationText } from "./locales/useModerationText.ts";
import styles from "./ModerationSheets.module.css";
import { namesOf } from "./moderation.ts";
import type { Decision } from "./queue.ts";

/** Which listings a decision is about, in words. */
function useNames(items: readonly ModerationItem[]): string {
  const { t } = useModerationText();
  const { names, more } = namesOf(items);
  return more > 0 ? t("moderation.andMore", { names, shown: formatNumber(more) }) : names;
}

/** A removal of what is paid for: by its reason the seller's fault or not, unless the moderator says otherwise. */
function useFault(items: readonly ModerationItem[]) {
  const [said, setSaid] = useState<{ reason: RejectReason; isFault: boolean }>();
  const isAsked = items.some(({ kind, product }) => kind === "report" && isPromoted(product));
  const isFault = (reason: RejectReason) =>
    said?.reason === reason ? said.isFault : sellersFaults.includes(reason);
  const unused = items.reduce((sum, item) => sum + item.unused, 0);
  return {
    isAsked,
    isFault,
    unused,
    say: (reason: RejectReason, is: boolean) => setSaid({ reason, isFault: is }),
  };
}

interface FaultProps {
  is: boolean;
  /** Coins that come back when it isn't. */
  unused: number;
  onSay: (is: boolean) => void;
}

function Fault({ is, unused, onSay }: FaultProps) {
  const { t } = useModerationText();
  const hintId = useId();
  return (
    <label className={styles.fault}>
      <span>
        {t("moderation.fault")}
        <span id={hintId}>{t("moderation.faultHint", { count: unused, shown: formatNumber(unused) })}</span>
      </span>
      <Checkbox
        aria-label={t("moderation.fault")}
        aria-describedby={hintId}
        checked={is}
        onChange={({ target }) => onSay(target.checked)}
      />
    </label>
  );
}

/** Why listings are refused; one that is on sale is taken off it. */
export function RejectSheet({
  items,
  onReject,
  onClose,
}: {
  items: readonly ModerationItem[];
  onReject: (refusal: NonNullable<Decision["refusal"]>) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useModerationText();
  const { t: own } = useOwnListingsText();
  const named = useNames(items);
  const fault = useFault(items);
  const count = items.length;
  const isRemoval = items.every(({ kind }) => kind === "report");
  const title =
    count > 1
      ? t("moderation.rejectMany", { count, shown: formatNumber(count) })
      : t(isRemoval ? "moderation.removeTitle" : "moderation.rejectTitle");
  return (
    <ReasonSheet
      title={title}
      hint={`${named}. ${t("moderation.rejectHint")}`}
      reasons={rejectReasons.map((value) => ({ value, label: own(`reason.${value}`) }))}
      noteLabel={t("moderation.note")}
      more={
        fault.isAsked
          ? (reason) => (
              <Fault is={fault.isFault(reason)} unused={fault.unused} onSay={(is) => fault.say(reason, is)} />
            )
          : undefined
      }
      submitLabel={t(isRemoval ? "moderation.reject.report" : "moderation.reject")}
      isDestructive
      isNumbered
      failedLabel={t("moderation.notSaved")}
      onSubmit={(reason, note) =>
        onReject({ reason, note, ...(fault.isAsked && { isSellersFault: fault.isFault(reason) }) })
      }
      onClose={onClose}
    />
  );
}

/** Approving several, or one that isn't in sight, can't be taken back, so it is asked about by name. */
export function ApproveSheet({
  items,
  isBusy,
  onApprove,
  onClose,
}: {
  items: readonly ModerationItem[];
  isBusy: boolean;
  onApprove: () => void;
  onClose: () => void;
}) {
  const { t } = useModerationText();
  const named = useNames(items);
  const count = items.length;
  return (
    <ConfirmSheet
      title={t("moderation.approveMany", { count, shown: formatNumber(count) })}
      confirm={t("moderation.approve")}
      other={t("moderation.cancel")}
      isBusy={isBusy}
      onConfirm={onApprove}
      onClose={onClose}
    >
      <p className={styles.names}>{named}</p>
      {t("moderation.approveManyHint", { count })}
    </ConfirmSheet>
  );
}
