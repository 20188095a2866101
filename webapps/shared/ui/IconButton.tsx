import { Badge } from "@telegram-apps/telegram-ui/dist/components/Blocks/Badge/Badge";
import {
  IconButton as Button,
  type IconButtonProps as ButtonProps,
} from "@telegram-apps/telegram-ui/dist/components/Blocks/IconButton/IconButton";
import { Link, type LinkProps } from "react-router";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./IconButton.module.css";

export interface IconButtonProps
  extends Omit<ButtonProps, "aria-label" | "mode" | "size" | "children">,
    Partial<Pick<LinkProps, "to">> {
  icon: IconName;
  /** The button's action, for people who don't see the icon; it tells the count as well. */
  label: string;
  /** `veil` stands on a photo, `fill` on the page. */
  look?: "plain" | "fill" | "veil";
  iconSize?: number;
  /** How many wait there; nothing is shown of none. */
  count?: number;
}

/** A 44-pixel round button with an icon; with `to` it leads somewhere. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, look = "plain", iconSize = 24, count = 0, className = "", ...rest } = props;
  return (
    <Button
      {...(rest.to === undefined ? { type: "button" } : { Component: Link })}
      {...rest}
      mode="plain"
      aria-label={label}
      data-look={look}
      className={`${styles.button} ${className}`}
    >
      <Icon name={icon} size={iconSize} />
      {count > 0 && (
        <Badge type="number" aria-hidden="true" className={`${styles.count} figures`}>
          {count}
        </Badge>
      )}
    </Button>
  );
}
