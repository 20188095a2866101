import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { smallPhoto } from "#webapps/shared/format/photoUrl.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { Photo } from "#webapps/shared/ui/Photo.tsx";
import styles from "./PhotoRow.module.css";

interface PhotoRowProps {
  to: string;
  photo: { src: string; thumbhash?: string | null } | undefined;
  /** Of the drawing that stands where there is no photo. */
  iconSize: number;
  /** Of the first screen: its photo is loaded at once. */
  isEager?: boolean;
  /** Lies over the photo's lower edge. */
  badge?: ReactNode;
  title: string;
  /** What is told under the title. */
  children: ReactNode;
  /** Sets its size and ground: see the styles. */
  className: string | undefined;
  onClick?: () => void;
}

/** A row that leads on: a photo, a title of two lines at the most, and what is told of it. */
export function PhotoRow(props: PhotoRowProps) {
  const { to, photo, iconSize, isEager = false, badge, title, children, className, onClick } = props;
  return (
    <Link to={to} className={`${styles.row} ${className}`} onClick={onClick}>
      <span className={styles.photo}>
        <Photo
          src={photo && smallPhoto(photo.src)}
          thumbhash={photo?.thumbhash}
          alt=""
          isEager={isEager}
          fallback={<Icon name="items" size={iconSize} />}
        />
        {badge}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {children}
      </span>
      <Icon name="forward" size={20} />
    </Link>
  );
}
