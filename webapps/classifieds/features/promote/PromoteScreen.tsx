import type { ReactNode } from "react";
import { useParams } from "react-router";
import { useSession } from "#webapps/shared/client/session.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { useConfigs } from "../configs/configs.ts";
import { GuestCard } from "../guests/GuestCard.tsx";
import { paths } from "../links/paths.ts";
import { FormHeader } from "../ui/FormHeader.tsx";
import { usePromoteText } from "./locales/usePromoteText.ts";
import { useOffers } from "./offers.ts";
import { useActiveListing } from "./promotedListing.ts";
import { stepsOf } from "./promotion.ts";
import styles from "./Wizard.module.css";
import { Wizard } from "./Wizard.tsx";

/** Nothing is sold here just now. */
function Off() {
  const { t } = usePromoteText();
  return (
    <EmptyState
      drawing={<LineDrawing name="tools" />}
      title={t("promote.off")}
      action={<ActionButton to={paths.home}>{t("promote.toHome")}</ActionButton>}
    >
      {t("promote.offHint")}
    </EmptyState>
  );
}

/** A listing that isn't one's own or isn't on sale. */
function Refused() {
  const { t } = usePromoteText();
  return (
    <EmptyState
      drawing={<LineDrawing name="box" />}
      title={t("promote.refused")}
      action={<ActionButton to={paths.items}>{t("promote.toItems")}</ActionButton>}
    >
      {t("promote.refusedHint")}
    </EmptyState>
  );
}

function WizardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={4} radius={2} />
      <Skeleton height={40} width="70%" />
      <Skeleton height={236} radius={20} />
      <Skeleton height={68} radius={12} />
      <Skeleton height={68} radius={12} />
      <Skeleton height={68} radius={12} />
    </div>
  );
}

/** The wizard as soon as all is known that it needs, or why there is none. */
function Promotion({ id }: { id: number }) {
  const { t, language } = usePromoteText();
  const configs = useConfigs();
  const listing = useActiveListing(id);
  const offers = useOffers(language);
  const failed = [configs, listing, offers].find(({ error, data }) => error && data === undefined);
  const isOn = configs.data?.isOn("PAID_FEATURES_ENABLED");

  function body(): ReactNode {
    if (isOn === false) return <Off />;
    if (listing.data === null) return <Refused />;
    if (failed) {
      return (
        <ErrorScreen
          error={failed.error}
          title={t("promote.failed")}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      );
    }
    if (!isOn || !listing.data || !offers.data) return <WizardSkeleton />;
    if (stepsOf(offers.data).length === 0) return <Off />;
    return <Wizard listing={listing.data} offers={offers.data} />;
  }
  return body();
}

/** Promotion of one of one's own listings. */
export function PromoteScreen() {
  const { t } = usePromoteText();
  const { productId = "" } = useParams();
  const isGuest = useSession(({ status }) => status === "guest");
  const id = /^[1-9]\d{0,9}$/.test(productId) ? Number(productId) : undefined;
  return (
    <Page title={t("promote.title")} home={paths.items} look="grouped">
      <FormHeader title={t("promote.title")} home={paths.items} />
      {isGuest && <GuestCard to="promote" />}
      {!isGuest && (id === undefined ? <Refused /> : <Promotion key={id} id={id} />)}
    </Page>
  );
}
