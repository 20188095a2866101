import { createPortal } from "react-dom";
import { useDialogs } from "#webapps/shared/ui/overlays.ts";
import { useText } from "../locales/useText.ts";
import styles from "./NoNetwork.module.css";
import { useNetwork } from "./network.ts";

/** The line that says there is no network: under the bar on top, and in the topmost dialog, outside which nothing is read. */
export function NoNetwork() {
  const { t } = useText();
  const isLost = useNetwork((state) => state.isLost);
  const dialog = useDialogs(({ open }) => open.at(-1));
  const line = (
    <p role="status" className={styles.line} data-lost={isLost}>
      {isLost && t("network.lost")}
    </p>
  );
  return (
    <>
      {line}
      {dialog && createPortal(line, dialog)}
    </>
  );
}
