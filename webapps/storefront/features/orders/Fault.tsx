import type { ReactNode } from "react";
import { Note } from "#webapps/shared/ui/form/Note.tsx";
import { failureLook } from "../../offline/waiting.ts";
import { failureTitle, failureWords } from "./failureWords.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";

interface FaultProps {
  error: unknown;
  /** The key of the headline where it surely wasn't done. */
  notDone: "orders.notConfirmed" | "orders.notCancelled" | "orders.rating.failed";
  /** Further words about the fault. */
  children?: ReactNode;
}

/** Why something wasn't done to an order, read out at once. */
export function Fault({ error, notDone, children }: FaultProps) {
  const { t } = useOrdersText();
  return (
    <Note {...failureLook(error)} title={t(failureTitle(error, notDone))} isAlert>
      {t(failureWords(error))}
      {children && <> {children}</>}
    </Note>
  );
}
