import type { Shopper } from "#contract/shoppers.ts";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Overlay } from "#webapps/shared/ui/Overlay.tsx";
import { Row } from "#webapps/shared/ui/Row.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { paths } from "../../paths.ts";
import { showPhone } from "../shopper/phone.ts";
import { useProfile, useShopper } from "../shopper/shopper.ts";
import { writeAddress } from "../shopper/writeAddress.ts";
import { askForPhone } from "../signIn/signIn.ts";
import styles from "./AccountSheet.module.css";
import { useMenuText } from "./locales/useMenuText.ts";
import { openMenu } from "./menu.ts";
import { ReminderSettings } from "./ReminderSettings.tsx";

interface AccountProps {
  shopper: Shopper;
  /** Undefined where none was given yet. */
  address: string | undefined;
  onAddPhone: () => void;
  onLeave: () => void;
}

function Account({ shopper, address, onAddPhone, onLeave }: AccountProps) {
  const { t } = useMenuText();
  return (
    <div className={styles.account}>
      {shopper.firstName && <p className={styles.name}>{shopper.firstName}</p>}
      <dl className={styles.facts}>
        <div>
          <dt className="hint-caption">{t("account.phone")}</dt>
          <dd className="figures">
            {shopper.phoneNumber ? (
              showPhone(shopper.phoneNumber)
            ) : (
              <button type="button" onClick={onAddPhone}>
                {t("account.addPhone")}
              </button>
            )}
          </dd>
        </div>
        <div>
          <dt className="hint-caption">{t("account.address")}</dt>
          <dd>{address ?? <span className="hint-second">{t("account.noAddress")}</span>}</dd>
        </div>
      </dl>
      <Row
        to={paths.orders}
        className={styles.orders}
        label={t("account.orders")}
        leadsOn
        onClick={onLeave}
      />
      <ReminderSettings />
    </div>
  );
}

/** The shopper's name, the phone they are called at, and where their parcels go. */
export function AccountSheet({ onClose }: { onClose: () => void }) {
  const { t } = useMenuText();
  const shopper = useShopper();
  const profile = useProfile();
  const error = shopper.error ?? profile.error;

  function handleAddPhone() {
    onClose();
    askForPhone(() => openMenu("account"));
  }

  return (
    <Overlay title={t("menu.account")} onClose={onClose}>
      {error && (
        <ErrorScreen
          error={error}
          title={t("account.failed")}
          onRetry={() => void Promise.all([shopper.refetch(), profile.refetch()])}
        />
      )}
      {!error && !(shopper.data && profile.data) && (
        <div className={styles.account}>
          <Skeleton width="50%" height={28} />
          <Skeleton height={56} radius={12} />
          <Skeleton height={72} radius={12} />
        </div>
      )}
      {shopper.data && profile.data && (
        <Account
          shopper={shopper.data}
          address={writeAddress(profile.data)}
          onAddPhone={handleAddPhone}
          onLeave={onClose}
        />
      )}
    </Overlay>
  );
}
