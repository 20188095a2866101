import type { ButtonHTMLAttributes } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./IconButton.module.css";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  icon: IconName;
  /** What it does, for those who don't see the icon. */
  label: string;
  /** `veil` stands on a photo, `fill` on the page. */
  look?: "plain" | "fill" | "veil";
  iconSize?: number;
}

/** A 44-pixel round button with an icon. */
export function IconButton({
  icon,
  label,
  look = "plain",
  iconSize = 24,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      data-look={look}
      className={`${styles.button} ${className ?? ""}`}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
