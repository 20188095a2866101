import { Link } from "react-router";
import type { Group } from "#contract/groups.ts";
import { GROUP_HOURS } from "#contract/limits.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { paths } from "../../paths.ts";
import card from "../../shell/Card.module.css";
import { GroupFaces } from "../groups/GroupFaces.tsx";
import { placesLeft } from "../groups/groupStage.ts";
import { useMyGroups } from "../groups/groups.ts";
import { CoverPhoto } from "../photos/CoverPhoto.tsx";
import { titleOf } from "../products/productText.ts";
import { Countdown } from "../time/Countdown.tsx";
import { useReferralText } from "./locales/useReferralText.ts";
import styles from "./OpenGroups.module.css";

const HOUR_MS = 3_600_000;

/** One day after a group was created, when the referral page's countdown ends; both ISO 8601. */
const oneDayAfter = (createdAt: string): string =>
  new Date(Date.parse(createdAt) + GROUP_HOURS * HOUR_MS).toISOString();

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
        <h3 className="two-lines">{title}</h3>
        <p className={`${styles.spots} figures`}>{t("referral.spots", values)}</p>
        <p className="hint-caption">
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
