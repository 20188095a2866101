import { useState } from "react";
import { retrySignIn } from "../client/session.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** Shown to a person who couldn't sign in for a moment, by the session's `failure`; it is tried by itself, too. */
export function SignInFailed({ failure }: { failure: unknown }) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await retrySignIn();
    setRetrying(false);
  };
  return <ErrorScreen error={failure} isRetrying={isRetrying} onRetry={() => void retry()} />;
}
