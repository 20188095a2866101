import { useState } from "react";
import type { CoinPack } from "#contract/payments.ts";
import { useMe } from "#webapps/shared/client/useMe.ts";
import { formatNumber } from "#webapps/shared/format/formats.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import styles from "./BalanceSheet.module.css";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { useCoinPacks } from "./offers.ts";
import { packFor } from "./promotion.ts";
import { RowWords } from "./RowWords.tsx";
import { purchaseWords } from "./setbackWords.ts";
import { type CoinPurchase, useCoinPurchase } from "./useCoinPurchase.ts";
import { usePrices } from "./usePrices.ts";

/** Coins, large, as a balance or a purchase shows them. */
function Coins({ count, label }: { count: number; label: string }) {
  const { coins } = usePrices();
  return (
    <div className={styles.coins}>
      <span className={styles.coin} aria-hidden="true">
        <Icon name="coin" size={36} />
      </span>
      <small className="hint-second">{label}</small>
      <strong className="figures">{coins(count)}</strong>
    </div>
  );
}

function PackRow({ pack, onPick }: { pack: CoinPack; onPick: () => void }) {
  const { t } = usePromoteText();
  const { coins, stars } = usePrices();
  return (
    <li>
      <button type="button" className={`${styles.pack} figures`} onClick={onPick}>
        <RowWords hint={t("promote.sum", { shown: formatNumber(pack.priceSum) })}>
          {coins(pack.coins)}
        </RowWords>
        <span className={styles.stars}>
          <Icon name="star" size={18} isFilled />
          <span aria-hidden="true">{formatNumber(pack.priceStars)}</span>
          <span className="hidden-words">{stars(pack.priceStars)}</span>
        </span>
        <Icon name="forward" size={16} />
      </button>
    </li>
  );
}

/** The balance, and the coins for sale. */
function Packs({ balance, onPick }: { balance: number | undefined; onPick: (pack: CoinPack) => void }) {
  const { t } = usePromoteText();
  const { data: packs, error, isFetching, refetch } = useCoinPacks();
  return (
    <div className={styles.body}>
      {balance !== undefined && <Coins count={balance} label={t("coins.balance")} />}
      <p className={styles.hint}>{t("coins.rate")}</p>
      <h3>{t("coins.packs")}</h3>
      {error && !packs && (
        <ErrorScreen
          error={error}
          title={t("coins.failed")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!packs && !error && <Skeleton height={300} radius={12} />}
      {packs?.length === 0 && <p className={styles.hint}>{t("coins.none")}</p>}
      <ul className={styles.packs}>
        {packs?.map((pack) => (
          <PackRow key={pack.id} pack={pack} onPick={() => onPick(pack)} />
        ))}
      </ul>
    </div>
  );
}

interface PurchaseProps {
  pack: CoinPack;
  missing: number;
  purchase: CoinPurchase;
  onOthers: () => void;
}

/** Says how many coins a pack leaves after the payment, or how many are still missing. */
function useEnoughWords({ pack, missing }: Pick<PurchaseProps, "pack" | "missing">): string {
  const { t } = usePromoteText();
  const { coins } = usePrices();
  if (missing === 0) return t("coins.noReturn");
  const left = pack.coins - missing;
  if (left === 0) return t("coins.enough");
  return left > 0 ? t("coins.left", { coins: coins(left) }) : t("coins.short", { coins: coins(-left) });
}

/** Tells how a purchase stands that may have been paid. */
function PurchaseDoubt({ phase }: Pick<CoinPurchase, "phase">) {
  const { t } = usePromoteText();
  const doubts = {
    unsure: { title: t("pay.unsure"), text: t("coins.unsureHint") },
    unheard: { title: t("pay.unheard"), text: t("pay.unheardHint") },
    unchecked: { title: t("pay.unchecked"), text: t("pay.onceStars") },
  };
  const doubt = phase in doubts ? doubts[phase as keyof typeof doubts] : undefined;
  return (
    <div role="status">
      {doubt && (
        <p className={styles.hint}>
          <strong>{doubt.title}</strong> {doubt.text}
        </p>
      )}
    </div>
  );
}

/** One pack, its price and the button that buys it. */
function Purchase({ pack, missing, purchase, onOthers }: PurchaseProps) {
  const { t } = usePromoteText();
  const { stars } = usePrices();
  const enough = useEnoughWords({ pack, missing });
  const { phase, setback } = purchase;
  const words = setback && purchaseWords(setback);
  const label = {
    choosing: t("coins.buy", { stars: stars(pack.priceStars) }),
    asking: t("pay.asking"),
    waiting: t("pay.waiting"),
    unsure: t("pay.unsure"),
    unheard: t("pay.check"),
    unchecked: t("pay.check"),
  };
  const isAsked = phase === "unheard" || phase === "unchecked";
  const isBusy = phase !== "choosing" && !isAsked;
  const sum = t("promote.sum", { shown: formatNumber(pack.priceSum) });
  return (
    <div className={styles.body}>
      <Coins count={pack.coins} label={t("coins.worth", { sum })} />
      <p className={`${styles.hint} figures`}>{enough}</p>
      <div role={words?.isQuiet ? "status" : "alert"}>
        {words && (
          <p className={styles.setback} data-quiet={words.isQuiet}>
            {t(words.key, { day: "" })}
          </p>
        )}
      </div>
      <PurchaseDoubt phase={phase} />
      <ActionButton
        className={styles.buy}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => (isAsked ? purchase.check() : purchase.buy(pack.id))}
      >
        {!isAsked && <Icon name="star" size={20} isFilled />}
        <span className="figures" aria-live="polite">
          {label[phase]}
        </span>
      </ActionButton>
      {isAsked && (
        <ActionButton look="soft" onClick={purchase.giveUp}>
          {t("pay.notPaid")}
        </ActionButton>
      )}
      {phase === "choosing" && (
        <ActionButton look="soft" onClick={onOthers}>
          {t("coins.others")}
        </ActionButton>
      )}
    </div>
  );
}

interface BalanceSheetProps {
  /** Coins that are missing for something: the purchase of enough of them is shown at once. */
  missing?: number;
  onClose: () => void;
}

/** The balance with the coins for sale and, one step on, the purchase of some of them. */
export function BalanceSheet({ missing = 0, onClose }: BalanceSheetProps) {
  const { t } = usePromoteText();
  const { data: me } = useMe();
  const { data: packs } = useCoinPacks();
  const [picked, setPicked] = useState<CoinPack>();
  const [isListed, setListed] = useState(missing === 0);
  const purchase = useCoinPurchase(onClose);
  const pack = isListed || !packs ? undefined : (picked ?? packFor(packs, missing));

  if (!pack) {
    return (
      <Overlay title={t("coins.title")} onClose={onClose}>
        <Packs
          balance={me?.balance}
          onPick={(chosen) => {
            purchase.forget();
            setPicked(chosen);
            setListed(false);
          }}
        />
      </Overlay>
    );
  }
  const list = () => setListed(true);
  return (
    <Overlay title={t("coins.purchase")} onBack={list} onClose={onClose}>
      <Purchase pack={pack} missing={missing} purchase={purchase} onOthers={list} />
    </Overlay>
  );
}
