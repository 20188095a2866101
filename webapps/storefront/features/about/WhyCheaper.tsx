import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { useText } from "../../locales/useText.ts";
import { Fact } from "./Fact.tsx";
import { FiveSeats } from "./FiveSeats.tsx";
import styles from "./WhyCheaper.module.css";

/** The drawer behind "How it works?". */
export function WhyCheaper({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  return (
    <Overlay title={t("why.title")} onClose={onClose}>
      <div className={styles.content}>
        <figure className={styles.figure}>
          <FiveSeats />
          <figcaption>{t("why.seats")}</figcaption>
        </figure>
        <ul className={styles.points}>
          <Fact icon="items" title={t("why.price.title")} text={t("why.price.text")} />
          <Fact icon="people" title={t("why.own.title")} text={t("why.own.text")} />
          <Fact icon="cash" title={t("why.risk.title")} text={t("why.risk.text")} />
        </ul>
        <ActionButton onClick={onClose}>{t("why.done")}</ActionButton>
      </div>
    </Overlay>
  );
}
