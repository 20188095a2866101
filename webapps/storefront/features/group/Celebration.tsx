import { type CSSProperties, useEffect, useState } from "react";
import { keptList } from "#webapps/shared/storage/keptList.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import styles from "./Celebration.module.css";

const celebrated = keptList("bozor-celebrated", (code) => typeof code === "string");

/** Whether a group that is complete has yet to be celebrated on this device; from then on it has been. */
export function celebrateOnce(groupCode: string): boolean {
  const done = celebrated.read();
  if (done.includes(groupCode)) return false;
  celebrated.write([groupCode, ...done]);
  return true;
}

const PIECES = 28;
/** By then the last piece has fallen. */
const LASTS_MS = 2600;

/** Where a piece flies, different for each and the same at each draw. */
function flightOf(piece: number): CSSProperties {
  const side = ((piece * 37) % 100) / 50 - 1;
  return {
    "--x": `${Math.round(side * 46)}cqi`,
    "--up": `${-40 - ((piece * 53) % 110)}px`,
    "--turn": `${((piece * 71) % 900) - 450}deg`,
    animationDelay: `${(piece * 29) % 260}ms`,
  } as CSSProperties;
}

/** Confetti for a group that is complete: once, and none for who wishes for less motion. */
export function Celebration({ groupCode }: { groupCode: string }) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!celebrateOnce(groupCode)) return;
    haptic("success");
    setOn(true);
  }, [groupCode]);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setOn(false), LASTS_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  if (!isOn) return null;
  return (
    <div className={styles.sky} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change.
        <i key={piece} data-tone={piece % 5} style={flightOf(piece)} />
      ))}
    </div>
  );
}
