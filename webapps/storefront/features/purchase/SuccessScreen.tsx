import { useLocation, useSearchParams } from "react-router";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { copyText } from "#webapps/shared/ui/copyText.ts";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { IconButton } from "#webapps/shared/ui/IconButton.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { paths } from "../../paths.ts";
import { Screen } from "../../shell/Screen.tsx";
import { NextSteps } from "../group/NextSteps.tsx";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import { nextSteps, type SuccessArrival } from "./purchaseWay.ts";
import styles from "./SuccessScreen.module.css";

function Ways() {
  const { t } = usePurchaseText();
  return (
    <div className={styles.ways}>
      <ActionButton to={paths.home}>{t("success.home")}</ActionButton>
      <ActionButton to={paths.orders} look="soft">
        {t("success.orders")}
      </ActionButton>
    </div>
  );
}

function Received({ number }: { number: string }) {
  const { t } = usePurchaseText();
  const arrival = useLocation().state as SuccessArrival | null;
  const steps = nextSteps("alone", arrival?.isCovered ?? false);
  return (
    <>
      <section className={styles.card}>
        <span className={styles.sign}>
          <Icon name="check" size={48} />
        </span>
        <h1>{t("success.title")}</h1>
        <p className="hint-second">{t("success.number")}</p>
        <p className={`${styles.number} figures`}>
          <span>{number}</span>
          <IconButton
            icon="copy"
            label={t("success.copy")}
            onClick={() => void copyText(number, { done: t("success.copied"), failed: t("success.number") })}
          />
        </p>
      </section>
      <NextSteps title={t("purchase.next")} lines={steps.map((step) => t(step))} />
      <Ways />
    </>
  );
}

/** `/success?id=`: an order that was placed alone, by its number, which is read as text. */
export function SuccessScreen() {
  const { t } = usePurchaseText();
  const [search] = useSearchParams();
  const number = search.get("id")?.trim() ?? "";
  return (
    <Screen title={t("success.title")}>
      {number ? (
        <Received number={number} />
      ) : (
        <>
          <h1 className="hidden-words">{t("success.number")}</h1>
          <EmptyState drawing={<LineDrawing name="box" />} title={t("success.missing")} action={<Ways />}>
            {t("success.missingText")}
          </EmptyState>
        </>
      )}
    </Screen>
  );
}
