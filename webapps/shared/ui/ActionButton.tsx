import { Button, type ButtonProps } from "@telegram-apps/telegram-ui/dist/components/Blocks/Button/Button";
import { Link, type LinkProps } from "react-router";
import styles from "./ActionButton.module.css";

export interface ActionButtonProps
  extends Omit<ButtonProps, "mode" | "size" | "loading">,
    Partial<Pick<LinkProps, "to" | "replace" | "state">> {
  /** `brand` is for buying, in the shop's own colour; `danger` for what can't be taken back. */
  look?: "filled" | "brand" | "soft" | "danger";
}

/** The one main action of a place; with `to` or `href` it leads somewhere. While busy it keeps its words. */
export function ActionButton({ look = "filled", className = "", ...rest }: ActionButtonProps) {
  const isFilled = look === "filled" || look === "brand";
  return (
    <Button
      size="l"
      mode={isFilled ? "filled" : "bezeled"}
      Component={rest.to !== undefined ? Link : rest.href === undefined ? "button" : "a"}
      {...rest}
      data-look={look}
      className={`${styles.action} ${className}`}
    />
  );
}
