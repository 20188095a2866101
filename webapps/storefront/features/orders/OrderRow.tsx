import type { OrderCard } from "#contract/orders.ts";
import { formatDay } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { isUnsent } from "../../offline/waiting.ts";
import { paths } from "../../paths.ts";
import { PhotoRow } from "../photos/PhotoRow.tsx";
import { paise } from "../prices/rupees.ts";
import { titleOf } from "../products/productText.ts";
import { Countdown } from "../time/Countdown.tsx";
import { failureTitle, failureWords } from "./failureWords.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";
import styles from "./OrderRow.module.css";
import { orderStage, toneOf } from "./orderStage.ts";
import tones from "./tones.module.css";
import { useConfirm } from "./useConfirm.ts";
import { useStageText } from "./useStageText.ts";

/** How far the group of what waits for it is. */
function Fill({ group }: { group: NonNullable<OrderCard["group"]> }) {
  const { t } = useOrdersText();
  return (
    <span className={styles.line}>
      {t("orders.joined", { count: group.membersCount, total: group.participantsToComplete })} ·{" "}
      {t("orders.closes")} <Countdown endsAt={group.endsAt} isShort />
    </span>
  );
}

/** The yes to an order, and under it why it didn't come through. */
function Confirm({ order }: { order: OrderCard }) {
  const { t } = useOrdersText();
  const { confirm, isBusy, error } = useConfirm(order.id);
  return (
    <>
      <ActionButton
        look="brand"
        aria-label={`${t("orders.confirm")}: ${t("orders.number", { number: order.number })}`}
        aria-busy={isBusy}
        onClick={confirm}
      >
        {t("orders.confirm")}
      </ActionButton>
      {error && !isBusy && (
        <p className={styles.fault} data-waiting={isUnsent(error)} role="alert">
          <strong>{t(failureTitle(error, "orders.notConfirmed"))}.</strong> {t(failureWords(error))}
        </p>
      )}
    </>
  );
}

/** The one thing that is to do about an order, where there is one. */
function Action({ order }: { order: OrderCard }) {
  const { t } = useOrdersText();
  const { id, number, group } = order;
  const of = (what: string) => `${what}: ${t("orders.number", { number })}`;
  if (order.isConfirmable) return <Confirm order={order} />;
  if (order.isRateable) {
    const words = t("orders.rate");
    return (
      <ActionButton to={paths.order(id)} look="soft" aria-label={of(words)}>
        {words}
      </ActionButton>
    );
  }
  if (!group || orderStage(order) !== "gathering") return null;
  const words = t("orders.invite");
  return (
    <ActionButton to={paths.group(group.inviteCode)} look="soft" aria-label={of(words)}>
      {words}
    </ActionButton>
  );
}

/** An order in the list: what it is of, what it is now, and what is to do about it. */
export function OrderRow({ order, isEager }: { order: OrderCard; isEager: boolean }) {
  const { t, language } = useOrdersText();
  const { id, number, product, group, quantity, balanceReturned, createdAt } = order;
  const { stage, payment } = useStageText(order);
  const now = orderStage(order);
  const tone = toneOf(now);
  return (
    <article className={`${styles.order} ${tones.tone}`} data-tone={tone}>
      <PhotoRow
        to={paths.order(id)}
        className={styles.row}
        photo={product.image ?? undefined}
        iconSize={36}
        isEager={isEager}
        title={titleOf(product, language)}
      >
        <span className={styles.stage}>{stage}</span>
        {group && now === "gathering" && <Fill group={group} />}
        <span className={`${styles.line} figures`}>
          {payment}
          {balanceReturned > 0 && ` · ${t("orders.balanceRow", { amount: paise(balanceReturned) })}`}
          {quantity > 1 && ` · ${t("orders.items", { count: quantity })}`}
        </span>
      </PhotoRow>
      <div className={styles.foot}>
        <p className="figures">
          <span>{t("orders.number", { number })}</span>
          <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
        </p>
        <Action order={order} />
      </div>
    </article>
  );
}
