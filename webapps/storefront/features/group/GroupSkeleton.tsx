import { LoadingWords, Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import card from "../../shell/Card.module.css";
import styles from "./GroupSkeleton.module.css";

const seats = [1, 2, 3, 4, 5];

function OpenSkeleton() {
  return (
    <div className={card.card}>
      <div className={styles.head}>
        <Skeleton width="48%" height={34} />
        <Skeleton width="72%" height={20} />
      </div>
      <div className={styles.seats}>
        {seats.map((seat) => (
          <Skeleton key={seat} ratio="1" radius={40} />
        ))}
      </div>
      <Skeleton height={56} radius={12} />
    </div>
  );
}

/** The shape of a group on its way. */
export function GroupSkeleton() {
  return (
    <>
      <LoadingWords />
      <OpenSkeleton />
      <div className={card.card}>
        <Skeleton height={72} />
      </div>
    </>
  );
}

/** The shape of an invitation on its way. */
export function InviteSkeleton() {
  return (
    <>
      <LoadingWords />
      <div className={styles.inviter}>
        <Skeleton width={56} height={56} radius={28} />
        <Skeleton width="56%" height={24} />
      </div>
      <div className={card.card}>
        <Skeleton ratio="3 / 2" />
        <Skeleton width="72%" height={20} />
        <Skeleton width="40%" height={34} />
      </div>
      <OpenSkeleton />
    </>
  );
}
