import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { showToast } from "#webapps/shared/ui/toasts.ts";
import { KEYS } from "../../queryKeys.ts";
import { useModerationText } from "./locales/useModerationText.ts";
import { clearSelection } from "./moderationSelection.ts";
import { type Decision, moderate } from "./queue.ts";

type Answer = Awaited<ReturnType<typeof moderate>>;

const TOAST_MS = 5000;
const whys = ["decided", "changed", "unknown", "banned"] as const;

/** The list without what needs no decision any more; what was changed, and what may only be refused, stays. */
function withoutSettled(list: { data: { product: { id: number } }[]; total: number }, answer: Answer) {
  const settled = new Set([
    ...answer.applied,
    ...answer.skipped.filter(({ why }) => why === "decided" || why === "unknown").map(({ id }) => id),
  ]);
  const data = list.data.filter(({ product }) => !settled.has(product.id));
  return { data, total: list.total - (list.data.length - data.length) };
}

/** Takes decisions to the server and says what came of them, also where other moderators were faster. */
export function useDecisions(page: number) {
  const { t } = useModerationText();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<readonly number[]>([]);
  const [told, setTold] = useState("");

  function tell({ refusal }: Decision, { applied, skipped }: Answer) {
    const shown = formatNumber(applied.length);
    const done = t(refusal ? "moderation.rejected" : "moderation.approved", { shown });
    const message = whys
      .map((why) => ({ why, count: skipped.filter((skip) => skip.why === why).length }))
      .filter(({ count }) => count > 0)
      .map(({ why, count }) => t(`moderation.skipped.${why}`, { shown: formatNumber(count) }))
      .join(" ");
    const header = applied.length > 0 ? done : t("moderation.nothingDone");
    setTold(header);
    // One listing that goes away says enough by going.
    if (applied.length > 1 || message) showToast({ header, message }, message ? undefined : TOAST_MS);
  }

  /** @throws {ApiError} when nothing was decided; the selection stays then. */
  async function decide(decision: Decision) {
    const ids = decision.items.map(({ id }) => id);
    setBusy((others) => [...others, ...ids]);
    try {
      const answer = await moderate(decision);
      haptic("success");
      tell(decision, answer);
      clearSelection();
      queryClient.setQueryData<Parameters<typeof withoutSettled>[0]>(
        [KEYS.moderation, page],
        (list) => list && withoutSettled(list, answer),
      );
      void queryClient.invalidateQueries({ queryKey: [KEYS.moderation] });
    } finally {
      setBusy((others) => others.filter((id) => !ids.includes(id)));
    }
  }

  return { decide, busy, told };
}
