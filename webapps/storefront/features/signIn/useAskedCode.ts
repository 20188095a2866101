import { useCallback, useEffect, useState } from "react";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { isOffline, useWhenOnline } from "../../offline/waiting.ts";
import { askCode, readAsked } from "./codes.ts";
import { useSignInText } from "./locales/useSignInText.ts";

/** Whole seconds until a moment, in milliseconds since 1970; counts down to 0. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = moment <= now;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((moment - now) / SECOND_MS));
}

const SECOND_MS = 1000;

/** Has a code sent to a phone at once, unless the last is too young to ask for another, and again when one asks. */
export function useAskedCode(phoneNumber: string) {
  const { t } = useSignInText();
  const [asked, setAsked] = useState(() => readAsked(phoneNumber));
  const [waitUntil, setWaitUntil] = useState(asked?.resendAt ?? 0);
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setSending] = useState(false);

  const send = useCallback(async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const next = await askCode(phoneNumber);
      setAsked(next);
      setWaitUntil(next.resendAt);
    } catch (error) {
      setFailure(error);
      const seconds = error instanceof ApiError ? error.retryAfter : undefined;
      if (seconds !== undefined) setWaitUntil(Date.now() + seconds * SECOND_MS);
    }
    setSending(false);
  }, [phoneNumber]);

  useEffect(() => {
    const kept = readAsked(phoneNumber);
    if (!kept || kept.resendAt <= Date.now()) void send();
  }, [phoneNumber, send]);

  useWhenOnline(!isSending && isOffline(failure), () => void send());

  const isTold = failure instanceof ApiError && failure.status > 0 && failure.message !== "";
  return {
    asked,
    isSending,
    /** Why no code was sent, as the server says it. */
    fault: failure === undefined ? undefined : isTold ? failure.message : t(errorText(failure)),
    /** Seconds until another may be asked for. */
    wait: useSecondsUntil(waitUntil),
    send,
  };
}
