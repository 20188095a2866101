import { Avatar, type AvatarProps } from "@telegram-apps/telegram-ui/dist/components/Blocks/Avatar/Avatar";
import { lettersOf } from "#contract/cutText.ts";
import styles from "./Face.module.css";

interface FaceProps {
  name: string;
  photo?: string | null | undefined;
  size: NonNullable<AvatarProps["size"]>;
}

/** A person's photo, or the first letter of the name where there is none. The name itself stands beside it. */
export function Face({ name, photo, size }: FaceProps) {
  return (
    <Avatar
      aria-hidden="true"
      size={size}
      alt=""
      className={styles.face}
      {...(photo && { src: photo })}
      fallbackIcon={
        <span className={styles.letter} style={{ fontSize: size * 0.42 }}>
          {lettersOf(name.trim()).next().value?.toUpperCase() ?? "?"}
        </span>
      }
    />
  );
}
