import type { ButtonHTMLAttributes } from "react";
import styles from "./ActionButton.module.css";

export interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `brand` is for buying, in the shop's own colour; `danger` for what can't be taken back. */
  look?: "filled" | "brand" | "soft" | "danger";
}

/** The one main action of a place. telegram-ui's own button would cost every landing page 4 KB. */
export function ActionButton({ look = "filled", className, ...rest }: ActionButtonProps) {
  return (
    <button type="button" {...rest} data-look={look} className={`${styles.action} ${className ?? ""}`} />
  );
}

/** The same for an address, where the action is to go somewhere. */
export const actionClass = styles.action ?? "";
