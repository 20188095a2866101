import { useLayoutEffect, useRef, useState } from "react";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useText } from "../../locales/useText.ts";
import { formatCount, formatShortly } from "../figures/figures.ts";
import styles from "./Figures.module.css";

export interface FigureProps {
  label: string;
  /** A whole number, or words such as a percentage; absent while it is on its way. */
  value: number | string | undefined;
}

/** Whether the whole value, which is measured unseen, finds no place. */
function useIsTight(words: string) {
  const place = useRef<HTMLElement>(null);
  const whole = useRef<HTMLSpanElement>(null);
  const [isTight, setTight] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are measured again.
  useLayoutEffect(() => {
    if (!place.current) return;
    const measure = () => setTight((whole.current?.offsetWidth ?? 0) > (place.current?.clientWidth ?? 0));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [words]);
  return { place, whole, isTight };
}

function Figure({ label, value }: FigureProps) {
  const { language } = useText();
  const words = typeof value === "number" ? formatCount(value, language) : (value ?? "");
  const { place, whole, isTight } = useIsTight(words);
  const isShort = isTight && typeof value === "number";
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd ref={place} title={isShort ? words : undefined}>
        {value === undefined ? (
          <Skeleton width="60%" height={26} />
        ) : (
          <>
            <span ref={whole} className={isShort ? styles.measured : styles.whole}>
              {words}
            </span>
            {isShort && <span aria-hidden="true">{formatShortly(value, language)}</span>}
          </>
        )}
      </dd>
    </div>
  );
}

/** The few figures that a section begins with; one that is too long is abbreviated. */
export function Figures({ figures }: { figures: readonly FigureProps[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </dl>
  );
}
