import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { CoverPhoto, type CoverPhotoProps } from "./CoverPhoto.tsx";
import styles from "./PhotoRow.module.css";

interface PhotoRowProps extends CoverPhotoProps {
  to: string;
  /** Lies over the photo's lower edge. */
  badge?: ReactNode;
  title: string;
  /** The words under the title. */
  children: ReactNode;
  /** Sets another size and a ground: see the styles. */
  className?: string | undefined;
  onClick?: () => void;
}

/** A row that leads on: a photo, a title of two lines at the most, and what is told of it. */
export function PhotoRow(props: PhotoRowProps) {
  const { to, photo, iconSize, isEager, badge, title, children, className, onClick } = props;
  return (
    <Link to={to} className={`${styles.row} ${className ?? styles.plain}`} onClick={onClick}>
      <span className={styles.photo}>
        <CoverPhoto photo={photo} iconSize={iconSize} isEager={isEager} />
        {badge}
      </span>
      <span className={styles.words}>
        <span className={`${styles.title} two-lines`}>{title}</span>
        {children}
      </span>
      <Icon name="forward" size={20} />
    </Link>
  );
}
