import { useEffect, useEffectEvent } from "react";
import { ApiError } from "../client/ApiError.ts";
import { type KeyWith, useSharedText } from "../language/texts.ts";
import type { ru } from "../locales/ru.ts";
import { ActionButton } from "./ActionButton.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { LineDrawing } from "./LineDrawing.tsx";

const told = [
  "offline",
  "timeout",
  "bad_response",
  "unavailable",
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
  /** Says what couldn't be done, in the page's own words; without a network that is the headline. */
  title?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

type SharedKey = KeyWith<typeof ru>;

/** Errors that have a headline of their own, whatever couldn't be done. */
const kinds: Partial<Record<string, { title: SharedKey; words: SharedKey }>> = {
  "error.offline": { title: "error.noNetwork", words: "error.checkNetwork" },
  "error.unavailable": { title: "error.backSoon", words: "error.askedAgain" },
};

/** Seconds until a server that is back in a moment is asked again, where it didn't say. */
const BACK_SECONDS = 5;

/** Asks again by itself where the server said that it will be back. */
function useBackSoon(error: unknown, onRetry: (() => void) | undefined) {
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (!(error instanceof ApiError) || error.code !== "unavailable") return;
    const timer = setTimeout(() => retry(), (error.retryAfter ?? BACK_SECONDS) * 1000);
    return () => clearTimeout(timer);
  }, [error]);
}

/**
 * Says what happened and what to do, with the button that does it. For an error that is over in a moment, the retry is
 * done by itself.
 */
export function ErrorScreen({ error, title, onRetry, isRetrying = false }: ErrorScreenProps) {
  const { t } = useSharedText();
  const words = errorText(error);
  const kind = kinds[words];
  useBackSoon(error, onRetry);
  return (
    <div role="alert">
      <EmptyState
        drawing={<LineDrawing name="cloud" />}
        title={kind ? t(kind.title) : (title ?? t("error.failed"))}
        action={
          onRetry && (
            <ActionButton onClick={onRetry} aria-busy={isRetrying}>
              {t("retry")}
            </ActionButton>
          )
        }
      >
        {t(kind?.words ?? words)}
      </EmptyState>
    </div>
  );
}
