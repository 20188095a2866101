import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import styles from "./Picker.module.css";

/** Shapes of a picker's rows on their way. */
export function PickerSkeleton() {
  return (
    <div className={styles.skeletons}>
      {[72, 54, 63, 80, 58, 66, 75, 50].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={20} />
      ))}
    </div>
  );
}
