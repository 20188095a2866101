import { useState } from "react";
import { Link } from "react-router";
import type { Group } from "#contract/groups.ts";
import type { ProductCard } from "#contract/products.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { paths } from "../../paths.ts";
import { WhyCheaper } from "../about/WhyCheaper.tsx";
import { GroupFaces } from "../groups/GroupFaces.tsx";
import { placesLeft } from "../groups/groupStage.ts";
import type { useCurrentGroups } from "../groups/groups.ts";
import { Countdown } from "../time/Countdown.tsx";
import { purchasePaths } from "./buyingWays.ts";
import styles from "./Groups.module.css";
import { useProductText } from "./locales/useProductText.ts";
import type { Buying } from "./useBuying.ts";

/** All but the last, for whom there is a place. */
const FACES = 4;

const fillOf = ({ participants, participantsToComplete }: Group) => ({
  joined: participants.length,
  total: participantsToComplete,
});
const nameOf = ({ participants: [creator] }: Group) =>
  creator ? [creator.firstName, creator.initial && `${creator.initial}.`].filter(Boolean).join(" ") : "";

interface RowProps {
  group: Group;
  link: string;
  onEnd: () => void;
  onJoin: () => void;
}

/** An open group: its people, the places that are left, the time, and one tap to join. */
function GroupRow({ group, link, onEnd, onJoin }: RowProps) {
  const { t } = useProductText();
  const left = t("card.left", { count: placesLeft(group) });
  return (
    <li className={styles.row}>
      <GroupFaces participants={group.participants} total={group.participantsToComplete} max={FACES} />
      <div className={styles.words}>
        <strong>{nameOf(group)}</strong>
        <p>
          <span className={styles.left}>{left}</span>
          <Countdown endsAt={group.endsAt} isShort onEnd={onEnd} />
        </p>
      </div>
      <Link
        to={purchasePaths.join(link, group.inviteCode)}
        className={styles.join}
        aria-label={t("product.joinGroup", { name: nameOf(group), left })}
        onClick={onJoin}
      >
        {t("product.join")}
      </Link>
    </li>
  );
}

/** The group one waits in, leading to its page. */
function OwnGroup({ group, onEnd }: { group: Group; onEnd: () => void }) {
  const { t } = useProductText();
  return (
    <Link to={paths.group(group.inviteCode)} className={styles.mine}>
      <h2>{t("product.mine", fillOf(group))}</h2>
      <Icon name="forward" size={20} />
      <GroupFaces participants={group.participants} total={group.participantsToComplete} max={FACES} />
      <p>
        <span>{t("product.mineLeft", { count: placesLeft(group) })}</span>{" "}
        <Countdown endsAt={group.endsAt} onEnd={onEnd} />
      </p>
    </Link>
  );
}

interface GroupsProps {
  product: ProductCard;
  query: ReturnType<typeof useCurrentGroups>;
  buying: Buying;
}

/** Groups that are on their way, or that could not be asked for. */
function Unknown({ query }: Pick<GroupsProps, "query">) {
  const { t } = useProductText();
  if (!query.isError) {
    return (
      <div className={styles.skeletons}>
        <Skeleton width={104} height={32} radius={16} />
        <Skeleton width={72} height={36} radius={18} />
      </div>
    );
  }
  return (
    <div className={styles.failed} role="alert">
      <p className="hint-lines">{t("product.groupsFailed")}</p>
      <button type="button" aria-busy={query.isFetching} onClick={() => void query.refetch()}>
        {t("retry")}
      </button>
    </div>
  );
}

/** The part under the heading: groups to join, or that one may start the first. */
function Joinable({ product, query, buying }: GroupsProps) {
  const { t } = useProductText();
  const { way } = buying;
  const refetch = () => void query.refetch();
  switch (way.kind) {
    case "choose":
      return (
        <>
          <ul>
            {way.groups.map((group) => (
              <GroupRow
                key={group.id}
                group={group}
                link={product.link}
                onEnd={refetch}
                onJoin={() => buying.note("join")}
              />
            ))}
          </ul>
          <p className={styles.real}>
            <Icon name="shield" size={18} />
            {t("product.real")}
          </p>
        </>
      );
    case "unknown":
      return <Unknown query={query} />;
    default:
      return (
        <div className={styles.none}>
          <p className="hint-lines">
            {t("product.noGroupsHint", { count: product.participantsToComplete - 1 })}
          </p>
          <Link to={buying.start} className={styles.join} onClick={() => buying.note("start")}>
            {t("product.start")}
          </Link>
        </div>
      );
  }
}

/** Groups that are open for the product, or the one that one is in. */
export function Groups({ product, query, buying }: GroupsProps) {
  const { t } = useProductText();
  const [isHowOpen, setHowOpen] = useState(false);
  const { way } = buying;
  if (way.kind === "mine") return <OwnGroup group={way.group} onEnd={() => void query.refetch()} />;
  return (
    <>
      <div className={styles.head}>
        <h2>{t(way.kind === "start" ? "product.noGroups" : "product.groups")}</h2>
        <button type="button" aria-haspopup="dialog" className={styles.how} onClick={() => setHowOpen(true)}>
          {t("banner.how")}
        </button>
      </div>
      <Joinable product={product} query={query} buying={buying} />
      {isHowOpen && <WhyCheaper onClose={() => setHowOpen(false)} />}
    </>
  );
}
