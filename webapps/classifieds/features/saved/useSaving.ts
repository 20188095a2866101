import { useState } from "react";
import { SAVED_SEARCHES_MAX } from "#contract/limits.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { errorText } from "#webapps/shared/ui/ErrorScreen.tsx";
import { useSavedText } from "./locales/useSavedText.ts";

/** Does something with saved searches, one at a time, and says what went wrong. */
export function useSaving() {
  const { t } = useSavedText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** True when the server did it. */
  async function run(task: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await task();
      haptic("success");
      return true;
    } catch (error) {
      haptic("error");
      const isEnough = error instanceof ApiError && error.fields.searches === "too_many";
      setFailure(isEnough ? t("saved.tooMany", { max: SAVED_SEARCHES_MAX }) : t(errorText(error)));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, run };
}
