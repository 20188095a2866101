import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon, type IconName } from "./Icon.tsx";

export type MenuItem = {
  text: string;
  icon?: IconName;
  isDanger?: boolean;
  /** For a choice among several. */
  isChosen?: boolean;
  onChoose: () => void;
};

type Props = {
  label: string;
  trigger: ReactNode;
  items: MenuItem[];
  className?: string;
  /** Which edge of the button the list keeps to. */
  side?: "left" | "right";
  opens?: "down" | "up";
};

/** A button with a list of things to do; arrows move, Escape closes. */
export function Menu({
  label,
  trigger,
  items,
  className = "icon-button",
  side = "right",
  opens = "down",
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    list.current?.querySelector("button")?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    // A tap into the mini-app's frame reaches this page only as a lost focus.
    const close = () => setOpen(false);
    document.addEventListener("pointerdown", closeOutside);
    window.addEventListener("blur", close);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      window.removeEventListener("blur", close);
    };
  }, [isOpen]);

  function move(step: number): void {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }

  function handleKey(key: string): boolean {
    if (key === "ArrowDown") move(1);
    else if (key === "ArrowUp") move(-1);
    else if (key === "Escape") {
      setOpen(false);
      root.current?.querySelector("button")?.focus();
    } else return false;
    return true;
  }

  return (
    <div className="menu" ref={root}>
      <button
        aria-expanded={isOpen}
        aria-haspopup="menu"
        aria-label={label}
        className={className}
        onClick={() => setOpen(!isOpen)}
        title={label}
        type="button"
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          aria-label={label}
          className={`menu-list menu-${side} menu-${opens}`}
          onKeyDown={(event) => {
            if (handleKey(event.key)) event.preventDefault();
          }}
          ref={list}
          role="menu"
          tabIndex={-1}
        >
          {items.map(({ text, icon, isDanger, isChosen, onChoose }) => (
            <button
              {...(isChosen !== undefined && { "aria-checked": isChosen })}
              className={isDanger ? "menu-item danger" : "menu-item"}
              key={text}
              onClick={() => {
                setOpen(false);
                onChoose();
              }}
              role={isChosen === undefined ? "menuitem" : "menuitemradio"}
              type="button"
            >
              {icon ? <Icon name={icon} size={20} /> : <span className="menu-gap" />}
              <span>{text}</span>
              {isChosen && <Icon name="check" size={18} />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
