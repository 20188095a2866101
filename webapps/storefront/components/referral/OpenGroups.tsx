import { Link } from "react-router-dom";
import type { Group } from "#contract/groups.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { useReferralText } from "../../locales/referral/useReferralText.ts";
import { placesLeft } from "../../logic/groupStage.ts";
import { oneDayAfter } from "../../logic/oneDayAfter.ts";
import { paths } from "../../logic/paths.ts";
import { titleOf } from "../../logic/productText.ts";
import { useMyGroups } from "../../queries/groups.ts";
import { Countdown } from "../Countdown.tsx";
import { CoverPhoto } from "../CoverPhoto.tsx";
import { GroupFaces } from "../GroupFaces.tsx";
import card from "../group/Card.module.css";
import styles from "./OpenGroups.module.css";

function OpenGroup({ group }: { group: Group }) {
  const { t, language } = useReferralText();
  const { product } = group.purchase;
  const title = titleOf(product, language);
  const values = { count: placesLeft(group), total: group.participantsToComplete };
  return (
    <li className={styles.group}>
      <span className={styles.photo}>
        <CoverPhoto photo={product.images[0]} iconSize={24} />
      </span>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={`${styles.spots} figures`}>{t("referral.spots", values)}</p>
        <p className={styles.closes}>
          {t("referral.closes")} <Countdown endsAt={oneDayAfter(group.createdAt)} />
        </p>
      </div>
      <GroupFaces participants={group.participants} total={group.participantsToComplete} />
      <Link
        to={paths.group(group.inviteCode)}
        className={styles.invite}
        aria-label={t("referral.inviteTo", { title })}
      >
        {t("referral.invite")}
      </Link>
    </li>
  );
}

/** The groups one is in that have places left; nothing where there are none. */
export function OpenGroups() {
  const { t } = useReferralText();
  const { data, error, refetch, isFetching } = useMyGroups();
  const open = data?.filter(({ status }) => status === "open") ?? [];
  if (!data && error) {
    return (
      <ErrorScreen
        error={error}
        title={t("referral.groupsFailed")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (open.length === 0) return null;
  return (
    <section className={card.card}>
      <h2>{t("referral.groups")}</h2>
      <ul className={styles.groups}>
        {open.map((group) => (
          <OpenGroup key={group.id} group={group} />
        ))}
      </ul>
    </section>
  );
}
