import type { Referral } from "#contract/referral.ts";
import { paise } from "../prices/paise.ts";
import { formatCount } from "../products/productText.ts";
import { useReferralText } from "./locales/useReferralText.ts";
import styles from "./Stats.module.css";

/** Figures of more characters are drawn smaller. */
const LONG = 7;

/** What came of bringing friends; bones until it is known. */
export function Stats({ of }: { of?: Pick<Referral, "invited" | "pending" | "earned"> | undefined }) {
  const { t } = useReferralText();
  const figures = [
    ["referral.invited", of && formatCount(of.invited)],
    ["referral.pending", of && paise(of.pending)],
    ["referral.earned", of && paise(of.earned)],
  ] as const;
  return (
    <dl className={`${styles.stats} figures`}>
      {figures.map(([name, figure]) => (
        <div key={name} data-long={(figure?.length ?? 0) > LONG}>
          <dt>{t(name)}</dt>
          <dd>{figure ?? <span aria-hidden="true" className={styles.bone} />}</dd>
        </div>
      ))}
    </dl>
  );
}
