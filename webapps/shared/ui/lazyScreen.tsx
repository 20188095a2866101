import type { ComponentType } from "react";
import { ApiError } from "../client/ApiError.ts";
import { useSharedText } from "../language/texts.ts";
import { BackArrow } from "./BackArrow.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { type FailedProps, type LazyPart, lazyPart } from "./lazyPart.tsx";
import { Page } from "./Page.tsx";

const offline = new ApiError("offline");
const refused = new ApiError("unexpected");

/** A screen that is a chunk of its own. Without a network its place says so, with a retry and the way back; `home` is where back leads without a history. */
export function lazyScreen(load: () => Promise<ComponentType>, home: string): LazyPart<object> {
  function ScreenFailed({ onRetry, isRetrying, isOffline }: FailedProps) {
    const { t } = useSharedText();
    return (
      <Page title={t("error.title")} home={home}>
        <BackArrow home={home} />
        <ErrorScreen error={isOffline ? offline : refused} onRetry={onRetry} isRetrying={isRetrying} />
      </Page>
    );
  }

  return lazyPart(load, ScreenFailed);
}
