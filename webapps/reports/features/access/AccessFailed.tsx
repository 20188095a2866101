import { useState } from "react";
import { type SignInPath, startSession } from "#webapps/shared/client/session.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { useText } from "../../locales/useText.ts";

/** The call that reports sign in with; the storefront's own. */
export const signInPath: SignInPath = "/api/auth/telegram";

/** For people in the messenger about whom the server couldn't be asked. */
export function AccessFailed() {
  const { t } = useText();
  const [isTrying, setIsTrying] = useState(false);
  const retry = async () => {
    setIsTrying(true);
    await startSession(signInPath);
    setIsTrying(false);
  };
  return (
    <div role="alert">
      <EmptyState
        drawing={<LineDrawing name="cloud" />}
        title={t("failed.signIn")}
        action={
          <ActionButton disabled={isTrying} onClick={() => void retry()}>
            {t("retry")}
          </ActionButton>
        }
      >
        {t("failed.signIn.text")}
      </EmptyState>
    </div>
  );
}
