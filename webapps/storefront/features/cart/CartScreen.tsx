import { Link } from "react-router";
import type { Group } from "#contract/groups.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { ErrorScreen } from "#webapps/shared/ui/ErrorScreen.tsx";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { LoadingWords, Skeleton } from "#webapps/shared/ui/Skeleton.tsx";
import { paths } from "../../paths.ts";
import { MembersOnly } from "../../shell/MembersOnly.tsx";
import { TitledScreen } from "../../shell/TitledScreen.tsx";
import { useGroupText } from "../group/locales/useGroupText.ts";
import { useMyGroups } from "../groups/groups.ts";
import { askToSignIn } from "../signIn/signIn.ts";
import { CartRow } from "./CartRow.tsx";
import styles from "./CartScreen.module.css";

function Rows({ title, groups }: { title: string; groups: readonly Group[] }) {
  if (groups.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul>
        {groups.map((group) => (
          <li key={group.id}>
            <CartRow group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CartSkeleton() {
  return (
    <div className={styles.part}>
      <LoadingWords />
      <Skeleton width={120} height={20} />
      <Skeleton height={120} radius={12} />
      <Skeleton height={120} radius={12} />
    </div>
  );
}

function Guest() {
  const { t } = useGroupText();
  return (
    <EmptyState
      drawing={<LineDrawing name="people" />}
      title={t("cart.guest")}
      action={<ActionButton onClick={() => askToSignIn()}>{t("cart.signIn")}</ActionButton>}
    >
      {t("cart.guest.text")}
    </EmptyState>
  );
}

function Nothing() {
  const { t } = useGroupText();
  return (
    <EmptyState
      drawing={<LineDrawing name="bag" />}
      title={t("cart.empty")}
      action={
        <ActionButton to={paths.home} look="filled">
          {t("cart.look")}
        </ActionButton>
      }
    >
      {t("cart.empty.text")}
    </EmptyState>
  );
}

/** Orders outlast their groups, and some have none. */
function OrdersLink() {
  const { t } = useGroupText();
  return (
    <Link to={paths.orders} className={styles.orders}>
      <Icon name="archive" />
      <span>{t("cart.orders")}</span>
      <Icon name="forward" size={20} />
    </Link>
  );
}

function Groups() {
  const { t } = useGroupText();
  const { data: groups, error, refetch, isFetching } = useMyGroups();
  if (!groups && error) {
    return (
      <ErrorScreen
        error={error}
        title={t("cart.failed")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!groups) return <CartSkeleton />;
  if (groups.length === 0) {
    return (
      <>
        <Nothing />
        <OrdersLink />
      </>
    );
  }
  return (
    <>
      <Rows title={t("cart.open")} groups={groups.filter(({ status }) => status === "open")} />
      <Rows title={t("cart.ended")} groups={groups.filter(({ status }) => status !== "open")} />
      <OrdersLink />
    </>
  );
}

/** `/cart`: the groups one is or was in. */
export function CartScreen() {
  const { t } = useGroupText();
  return (
    <TitledScreen title={t("cart.title")} isBackHome>
      <MembersOnly guest={<Guest />}>
        <Groups />
      </MembersOnly>
    </TitledScreen>
  );
}
