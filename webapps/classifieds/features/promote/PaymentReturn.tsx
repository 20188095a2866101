import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { dismissToast, showToast } from "#webapps/shared/ui/toasts.ts";
import { awaitPayment, endOf, isForeign, isKnown, isPaidAlready, type Standing } from "./awaitPayment.ts";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { refreshPromoted } from "./offers.ts";
import { askPayment } from "./pay.ts";
import type { PromoteTranslate } from "./payState.ts";
import { noteCancelled, tellPaid, unpaidWords } from "./tellPaid.ts";

/** A quick answer needs no notice that one is waited for. */
const NOTICE_AFTER_MS = 700;

async function findStanding(id: number, t: PromoteTranslate): Promise<Standing | undefined> {
  let notice: number | undefined;
  const timer = setTimeout(() => {
    notice = showToast({ type: "other", header: t("pay.checking"), message: t("pay.checkingHint") });
  }, NOTICE_AFTER_MS);
  try {
    return await awaitPayment(() => askPayment(id), isKnown);
  } finally {
    clearTimeout(timer);
    if (notice !== undefined) dismissToast(notice);
  }
}

/** Comes back from a pay page: takes the payment's id out of the address, asks how it stands and says so. */
export function PaymentReturn({ id }: { id: string }) {
  const { t } = usePromoteText();
  const queryClient = useQueryClient();
  const [, setQuery] = useSearchParams();
  const isBegun = useRef(false);

  useEffect(() => {
    // The question outlasts this part, and is asked once.
    if (isBegun.current) return;
    isBegun.current = true;
    const query = new URLSearchParams(location.search);
    // A person who has gone on to another page stays there.
    if (query.has("transactionId")) {
      query.delete("transactionId");
      setQuery(query, { replace: true });
    }
    const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
    const unknown = () => showToast({ header: t("pay.unknown"), message: t("pay.unknownHint") });
    if (number === undefined) return void unknown();
    findStanding(number, t).then(
      (standing) => {
        if (standing?.status === "Paid") return tellPaid(t, queryClient, standing);
        noteCancelled(number, standing);
        if (isPaidAlready(endOf(standing))) void refreshPromoted(queryClient);
        showToast(unpaidWords(t, standing));
      },
      (error: unknown) => {
        if (isForeign(error)) unknown();
        else showToast({ header: t("pay.unchecked"), message: t(errorText(error)) });
      },
    );
  }, [id, t, queryClient, setQuery]);
  return null;
}
