import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import styles from "./CardSkeletons.module.css";

const shapes = [0, 1, 2, 3, 4, 5];

/** The shapes of product cards on their way. */
export function CardSkeletons({ count = shapes.length }: { count?: number }) {
  return shapes.slice(0, count).map((place) => (
    <li key={place} aria-hidden="true" className={styles.card}>
      <Skeleton ratio="1" radius={0} />
      <span className={styles.words}>
        <Skeleton width="60%" height={24} />
        <Skeleton width="92%" height={39} />
        <Skeleton width="50%" height={18} />
        <Skeleton width="75%" height={20} />
      </span>
    </li>
  ));
}
