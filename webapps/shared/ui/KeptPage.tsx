import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import styles from "./KeptPage.module.css";

const Shown = createContext(true);

/** Whether this page is the one that is looked at; a kept one may wait behind another. */
export const useIsShown = () => useContext(Shown);

/**
 * A page that stays as it is, layout and all, while another is looked at, so that coming back to it is only a matter
 * of showing it. Meanwhile nothing of it can be seen, heard or reached; the focus is given back where it was.
 */
export function KeptPage({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isInside = activeElement instanceof HTMLElement && box.current?.contains(activeElement);
    if (!isShown) focused.current = isInside ? activeElement : undefined;
    else if (focused.current?.isConnected) focused.current.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <div ref={box} className={styles.kept} data-shown={isShown} inert={!isShown} aria-hidden={!isShown}>
      <Shown value={isShown}>{children}</Shown>
    </div>
  );
}

/**
 * Shows its children only while their kept page is looked at, and begins them again each time; `onHide` closes what was
 * open.
 */
export function WhileShown({ onHide, children }: { onHide?: () => void; children: ReactNode }) {
  const isShown = useIsShown();
  const hide = useEffectEvent(() => onHide?.());
  useEffect(() => {
    if (!isShown) hide();
  }, [isShown]);
  return isShown && children;
}
