import { useLocation } from "react-router";
import { useSession } from "#webapps/shared/client/session.ts";
import { ActionButton } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { SignInFailed } from "#webapps/shared/ui/SignInFailed.tsx";
import { useText } from "../../locales/useText.ts";
import { useConfigs } from "../configs/configs.ts";
import { wayBackTo } from "../links/deepLink.ts";
import { type GuestThing, wayIn } from "./wayIn.ts";

/**
 * Stands in for a person's own things while they aren't signed in. It says that the thing named by `to` takes Telegram,
 * and shows the way into it. The way leads to the thing that the start parameter names, or to this page without one.
 */
export function GuestCard({ to, startParam }: { to: GuestThing; startParam?: string }) {
  const failure = useSession((session) => session.failure);
  const { t } = useText();
  const here = useLocation();
  const bot = useConfigs().data?.text("BOT_USERNAME");
  const { title, hint, label, open } = wayIn(bot, startParam ?? wayBackTo(here));
  if (failure !== undefined) return <SignInFailed failure={failure} />;
  return (
    <EmptyState
      drawing={<LineDrawing name="telegram" />}
      title={t(title)}
      action={open && <ActionButton onClick={open}>{t(label)}</ActionButton>}
    >
      {t(hint, { thing: t(`guest.to.${to}`) })}
    </EmptyState>
  );
}
