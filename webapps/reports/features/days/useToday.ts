import { useEffect, useState } from "react";
import { serverNow } from "#webapps/shared/client/serverClock.ts";
import { dayIn } from "./range.ts";

const LOOKS_EVERY_MS = 20_000;

/** The day it is in a zone, by the server's clock; it changes when midnight has passed. */
export function useToday(zone: string): string {
  const [today, setToday] = useState(() => dayIn(zone, serverNow()));
  useEffect(() => {
    const look = () => setToday(dayIn(zone, serverNow()));
    look();
    const timer = setInterval(look, LOOKS_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [zone]);
  return today;
}
