import { useState } from "react";
import { ActionBar } from "#webapps/shared/ui/ActionBar.tsx";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Switch } from "#webapps/shared/ui/form/Switch.tsx";
import card from "../../shell/Card.module.css";
import { GroupOver } from "../group/GroupOver.tsx";
import { NextSteps } from "../group/NextSteps.tsx";
import { ProductRow } from "../group/ProductRow.tsx";
import { paise, rupees } from "../prices/rupees.ts";
import { AlreadyIn } from "./AlreadyIn.tsx";
import { Failure, UnknownOrder } from "./Failure.tsx";
import { Fields } from "./Fields.tsx";
import { usePurchaseText } from "./locales/usePurchaseText.ts";
import { OddSheet } from "./OddSheet.tsx";
import { CashNote, OrderTerms } from "./OrderNotes.tsx";
import { PriceLines } from "./PriceLines.tsx";
import styles from "./PurchaseForm.module.css";
import { buyingAs, nextSteps } from "./purchaseWay.ts";
import { QuantityStepper } from "./QuantityStepper.tsx";
import type { Refusal } from "./usePlaceOrder.ts";
import { type PurchaseFormProps, usePurchase } from "./usePurchase.ts";
import { WhoseGroup } from "./WhoseGroup.tsx";

type Purchase = ReturnType<typeof usePurchase>;

/** The code of the group that one is in already. */
function codeOfOwn(
  { way, group, mine }: PurchaseFormProps,
  refusal: Refusal | undefined,
): string | undefined {
  if (refusal?.kind === "already") return refusal.inviteCode;
  return way.isGroupPurchase ? (mine ?? (group?.myOrder ? group : undefined))?.inviteCode : undefined;
}

/** The goods, the address and the price of the order. */
function Body({ purchase, onEnd, ...props }: PurchaseFormProps & { purchase: Purchase; onEnd: () => void }) {
  const { t } = usePurchaseText();
  const { product, way, group, hasRoom } = props;
  const { form, body, isSending, refusal } = purchase;
  const { quantity } = form.values;
  const as = buyingAs(way, hasRoom);
  const { usable, used, toPay } = purchase.balance;
  const lines = nextSteps(as, toPay === 0).map((line) => t(line));
  const isUnknown = !refusal && !isSending && purchase.isUnknown(way.isGroupPurchase);
  // A form that is come back to shows its beginning, one that was just sent its end.
  const [isBack] = useState(isUnknown);
  return (
    <div ref={body} className={styles.form} inert={isSending}>
      {isUnknown && isBack && <UnknownOrder />}
      <section className={card.card}>
        <ProductRow product={product}>
          {as === "alone" && <strong className={`${styles.price} figures`}>{rupees(product.price)}</strong>}
        </ProductRow>
        <WhoseGroup {...{ product, way, group, hasRoom, onEnd }} />
        <QuantityStepper value={quantity} onChange={form.setQuantity} />
      </section>
      <Fields form={form} />
      {usable > 0 && (
        <section className={styles.balance}>
          <Switch
            label={t("purchase.balance", { usable: rupees(usable) })}
            hint={t("purchase.balanceHint", { balance: paise(purchase.balance.paise) })}
            isOn={used > 0}
            onChange={purchase.setUsingBalance}
          />
        </section>
      )}
      <PriceLines prices={product} as={as} quantity={quantity} balance={used} />
      <CashNote toPay={toPay} />
      <NextSteps title={t("purchase.next")} lines={lines} />
      {refusal?.kind === "failed" && <Failure error={refusal.error} />}
      {isUnknown && !isBack && <UnknownOrder />}
      <OrderTerms />
    </div>
  );
}

function OrderBar({ purchase, total }: { purchase: Purchase; total: string }) {
  const { t } = usePurchaseText();
  const { isSending, press } = purchase;
  return (
    <ActionBar>
      <ActionButton
        look="brand"
        aria-busy={isSending}
        aria-disabled={isSending}
        className="figures"
        onClick={press}
      >
        <span aria-live="polite">{isSending ? t("purchase.sending") : t("purchase.submit", { total })}</span>
      </ActionButton>
    </ActionBar>
  );
}

/** Why the group can't be joined, by what the server has said last and by what is known of the group. */
function useGroupOver({ group }: PurchaseFormProps, { refusal, forgetRefusal }: Purchase) {
  const [isTimeOver, setTimeOver] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const isClosed = group !== undefined && (isTimeOver || group.status !== "open");
  const told = refusal?.kind === "full" || refusal?.kind === "ended" ? refusal.kind : undefined;
  const known = isClosed && !isSeen ? (group.status === "completed" ? "full" : "ended") : undefined;
  return {
    over: told ?? known,
    onEnd: () => setTimeOver(true),
    onClose: () => {
      setSeen(true);
      forgetRefusal();
    },
  } as const;
}

/** The order of a product: what it is, where it goes, what it costs, and the one button. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { product } = props;
  const purchase = usePurchase(props);
  const { form, isSending, isAsking } = purchase;
  const { over, onEnd, onClose } = useGroupOver(props, purchase);
  const own = codeOfOwn(props, purchase.refusal);
  // While an order is on its way, the group may well be the one it has begun.
  if (own !== undefined && !isSending) return <AlreadyIn product={product} inviteCode={own} />;
  return (
    <>
      <Body {...props} purchase={purchase} onEnd={onEnd} />
      <OrderBar purchase={purchase} total={rupees(purchase.balance.toPay)} />
      {over && !isSending && <GroupOver productLink={product.link} kind={over} onClose={onClose} />}
      {isAsking && (
        <OddSheet
          values={form.values}
          onConfirm={purchase.place}
          onCorrect={purchase.correct}
          onClose={purchase.stopAsking}
        />
      )}
    </>
  );
}
