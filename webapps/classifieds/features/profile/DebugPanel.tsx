import { useState } from "react";
import type { Profile } from "#contract/users.ts";
import { readAccessToken } from "#webapps/shared/client/tokens.ts";
import { getTelegram } from "#webapps/shared/telegram/telegram.ts";
import styles from "./DebugPanel.module.css";
import { useProfileText } from "./locales/useProfileText.ts";

/** One secret of the session, folded until asked for. */
function Secret({ label, value }: { label: string; value: string }) {
  const { t } = useProfileText();
  const [isShown, setShown] = useState(false);
  const words = t(isShown ? "debug.hide" : "debug.show");
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <button
          type="button"
          aria-label={`${label}: ${words}`}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {words}
        </button>
        {isShown && <code>{value || t("debug.none")}</code>}
      </dd>
    </div>
  );
}

/** Facts that support may ask for: token, launch data, user, platform. */
export function DebugPanel({ me }: { me: Profile | undefined }) {
  const { t } = useProfileText();
  const { rawInitData, platform } = getTelegram();
  return (
    <section className={styles.panel}>
      <h2>{t("debug.title")}</h2>
      <dl>
        <Secret label={t("debug.token")} value={readAccessToken() ?? ""} />
        <Secret label={t("debug.initData")} value={rawInitData} />
        <div>
          <dt>{t("debug.user")}</dt>
          <dd>
            <code>{me ? JSON.stringify(me, null, 1) : t("debug.none")}</code>
          </dd>
        </div>
        <div>
          <dt>{t("debug.platform")}</dt>
          <dd>
            <code>{platform}</code>
          </dd>
        </div>
      </dl>
    </section>
  );
}
