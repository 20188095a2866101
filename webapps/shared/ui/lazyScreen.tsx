import type { ComponentType, ReactNode } from "react";
import { ApiError } from "../client/ApiError.ts";
import { useSharedText } from "../language/texts.ts";
import { BackArrow } from "./BackArrow.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { type FailedProps, type LazyPart, lazyPart } from "./lazyPart.tsx";
import { Page } from "./Page.tsx";

/**
 * A screen that is a chunk of its own. Without a network its place says so, with a retry and the way back; `home` is
 * where back leads without a history, `Frame` the page that an app's screens stand in, where it is more than `Page`.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  home: string,
  Frame: ComponentType<{ title: string; home: string; children: ReactNode }> = Page,
): LazyPart<object> {
  function ScreenFailed({ onRetry, isRetrying, isOffline }: FailedProps) {
    const { t } = useSharedText();
    const error = new ApiError(isOffline ? "offline" : "unexpected");
    return (
      <Frame title={t("error.title")} home={home}>
        <BackArrow home={home} />
        <ErrorScreen error={error} onRetry={onRetry} isRetrying={isRetrying} />
      </Frame>
    );
  }

  return lazyPart(load, ScreenFailed);
}
