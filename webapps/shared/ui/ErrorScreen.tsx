import { ApiError } from "../client/ApiError.ts";
import { useSharedText } from "../language/texts.ts";
import { ActionButton } from "./ActionButton.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { LineDrawing } from "./LineDrawing.tsx";

const told = [
  "offline",
  "timeout",
  "bad_response",
  "too_many_requests",
  "daily_limit",
  "removed",
  "unauthorized",
  "forbidden",
  "banned",
  "account_closing",
  "not_found",
] as const;

/** The key of the words that say what happened and what to do. */
export function errorText(error: unknown): `error.${(typeof told)[number] | "unexpected"}` {
  const known = error instanceof ApiError && told.find((code) => code === error.code);
  return known ? `error.${known}` : "error.unexpected";
}

export interface ErrorScreenProps {
  error: unknown;
  /** What couldn't be done, in the page's own words; without a network that is the headline. */
  title?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** What happened, what to do, and the button that does it. */
export function ErrorScreen({ error, title, onRetry, isRetrying = false }: ErrorScreenProps) {
  const { t } = useSharedText();
  const words = errorText(error);
  const isOffline = words === "error.offline";
  return (
    <div role="alert">
      <EmptyState
        drawing={<LineDrawing name="cloud" />}
        title={isOffline ? t("error.noNetwork") : (title ?? t("error.failed"))}
        action={
          onRetry && (
            <ActionButton onClick={onRetry} aria-busy={isRetrying}>
              {t("retry")}
            </ActionButton>
          )
        }
      >
        {t(isOffline ? "error.checkNetwork" : words)}
      </EmptyState>
    </div>
  );
}
