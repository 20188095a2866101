import type { ReactNode } from "react";
import type { Referral } from "#contract/referral.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import card from "../../shell/Card.module.css";
import { MembersOnly } from "../../shell/MembersOnly.tsx";
import { Skeletons } from "../../shell/Skeletons.tsx";
import { TitledScreen } from "../../shell/TitledScreen.tsx";
import { PassOn } from "../group/PassOn.tsx";
import { paise } from "../prices/rupees.ts";
import { formatCount } from "../products/productText.ts";
import { askToSignIn } from "../signIn/signIn.ts";
import { BalanceCard } from "./BalanceCard.tsx";
import { BalanceLines } from "./BalanceLines.tsx";
import { HowItWorks } from "./HowItWorks.tsx";
import { Lines } from "./Lines.tsx";
import { useReferralText } from "./locales/useReferralText.ts";
import { OpenGroups } from "./OpenGroups.tsx";
import { Gift } from "./ReferralCard.tsx";
import styles from "./ReferralScreen.module.css";
import { useReferral } from "./referral.ts";
import { useShareReferral } from "./useShareReferral.ts";

/** Explains the programme, in the shop's own colour. */
function Hero({ children }: { children?: ReactNode }) {
  const { t } = useReferralText();
  return (
    <section className={styles.hero}>
      <div className={styles.promise}>
        <h2>{t("referral.hero")}</h2>
        <p>{t("referral.heroText")}</p>
      </div>
      <Gift />
      {children}
    </section>
  );
}

/** Figures of more characters are drawn smaller. */
const LONG = 7;

/** The results of bringing friends; bones until they are known. */
function Stats({ of }: { of?: Pick<Referral, "invited" | "pending" | "earned"> | undefined }) {
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
          <dd>{figure ?? <span aria-hidden="true" className={styles.skeleton} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Guest() {
  const { t } = useReferralText();
  return (
    <>
      <Hero />
      <section className={card.card}>
        <div>
          <h2>{t("referral.guest")}</h2>
          <p className={styles.words}>{t("referral.guestText")}</p>
        </div>
        <ActionButton look="brand" onClick={() => askToSignIn()}>
          {t("referral.login")}
        </ActionButton>
      </section>
      <HowItWorks />
    </>
  );
}

function Member() {
  const { t } = useReferralText();
  const passed = useShareReferral();
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useReferral();
  const referral = data?.pages[0];
  if (!referral && error) {
    return (
      <>
        <Hero />
        <PassOn title={t("referral.link")} passed={passed} />
        <ErrorScreen
          error={error}
          title={t("referral.failed")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>
    );
  }
  return (
    <>
      <Hero>
        <Stats of={referral} />
      </Hero>
      <PassOn title={t("referral.link")} passed={passed} />
      <OpenGroups />
      {referral ? (
        <>
          <BalanceCard balance={referral.balance} method={referral.payoutMethod} />
          <Lines
            lines={data.pages.flatMap(({ lines }) => lines)}
            hasMore={hasNextPage}
            isAsking={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
          <BalanceLines />
        </>
      ) : (
        <Skeletons heights={[152, 120]} />
      )}
      <HowItWorks />
    </>
  );
}

/** `/referral`: one's own link, what came of it, and how the programme works. */
export function ReferralScreen() {
  const { t } = useReferralText();
  return (
    <TitledScreen title={t("referral.title")}>
      <div className={styles.parts}>
        <MembersOnly guest={<Guest />}>
          <Member />
        </MembersOnly>
      </div>
    </TitledScreen>
  );
}
