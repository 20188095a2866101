import type { ReactNode } from "react";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { paths } from "../../paths.ts";
import { MembersOnly } from "../../shell/MembersOnly.tsx";
import { askToSignIn } from "../signIn/signIn.ts";
import { useOrdersText } from "./locales/useOrdersText.ts";

function Guest() {
  const { t } = useOrdersText();
  return (
    <EmptyState
      drawing={<LineDrawing name="box" />}
      title={t("orders.guest")}
      action={<ActionButton onClick={() => askToSignIn()}>{t("orders.login")}</ActionButton>}
    >
      {t("orders.guest.text")}
    </EmptyState>
  );
}

/** Shows what is a person's own to who is signed in, and the way in to a guest. */
export const SignedIn = ({ children }: { children: ReactNode }) => (
  <MembersOnly guest={<Guest />}>{children}</MembersOnly>
);

/** In the place of orders where there are none. */
export function NoOrders() {
  const { t } = useOrdersText();
  return (
    <EmptyState
      drawing={<LineDrawing name="box" />}
      title={t("orders.empty")}
      action={
        <ActionButton to={paths.home} look="filled">
          {t("orders.look")}
        </ActionButton>
      }
    >
      {t("orders.empty.text")}
    </EmptyState>
  );
}

/** In the place of an order that isn't there, or isn't one's own. */
export function MissingOrder() {
  const { t } = useOrdersText();
  return (
    <div role="alert">
      <EmptyState
        drawing={<LineDrawing name="box" />}
        title={t("orders.missing")}
        action={
          <ActionButton to={paths.orders} look="filled">
            {t("orders.all")}
          </ActionButton>
        }
      >
        {t("orders.missing.text")}
      </EmptyState>
    </div>
  );
}
