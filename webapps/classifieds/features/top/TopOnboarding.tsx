import { type TouchEvent, useEffect, useRef } from "react";
import { promotionTypes } from "#contract/payKinds.ts";
import { track } from "#webapps/shared/client/track.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { useTopText } from "./locales/useTopText.ts";
import { TopDrawing } from "./TopDrawing.tsx";
import styles from "./TopOnboarding.module.css";

/** The distance that a finger goes down before it means to close. */
const SWIPE_PX = 72;

/** Handlers of what a finger drawn down closes, as long as there is nothing above to scroll to. */
function useSwipeDown(onSwipe: () => void) {
  const from = useRef<number>(undefined);
  return {
    onTouchStart: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      const isAtTop = (currentTarget.closest("dialog")?.scrollTop ?? 0) <= 0;
      from.current = isAtTop && touches.length === 1 ? touches[0]?.clientY : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent<HTMLElement>) => {
      const to = changedTouches[0]?.clientY;
      if (from.current !== undefined && to !== undefined && to - from.current > SWIPE_PX) onSwipe();
      from.current = undefined;
    },
    onTouchCancel: () => {
      from.current = undefined;
    },
  };
}

interface TopOnboardingProps {
  onWant: () => void;
  onBack?: () => void;
  onClose: () => void;
}

/** Explains what the three services do, and shows the way to have them. */
export function TopOnboarding({ onWant, onBack, onClose }: TopOnboardingProps) {
  const { t } = useTopText();
  const swipe = useSwipeDown(onClose);
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    track("top_onboarding");
    // Opened by a link rather than a tap, the first button would wear a ring nobody asked for.
    lead.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Overlay title={t("top.title")} onClose={onClose} {...(onBack && { onBack })}>
      <div className={styles.content} {...swipe}>
        <p ref={lead} tabIndex={-1} className={styles.lead}>
          {t("top.lead")}
        </p>
        <ul className={styles.services}>
          {promotionTypes.map((type) => (
            <li key={type}>
              <TopDrawing type={type} />
              <div>
                <h3>{t(`top.${type}`)}</h3>
                <p>{t(`top.${type}.hint`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <p>{t("top.soon")}</p>
        <ActionButton
          onClick={() => {
            haptic("change");
            onWant();
          }}
        >
          {t("home.want")}
        </ActionButton>
      </div>
    </Overlay>
  );
}
