import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useSession } from "#webapps/shared/client/session.ts";
import { actionClass } from "#webapps/shared/ui/ActionButton.tsx";
import { EmptyState } from "#webapps/shared/ui/EmptyState.tsx";
import { LineDrawing } from "#webapps/shared/ui/LineDrawing.tsx";
import { Page } from "#webapps/shared/ui/Page.tsx";
import { GuestCard } from "../components/GuestCard.tsx";
import { useText } from "../locales/useText.ts";
import { paths } from "../logic/paths.ts";
import styles from "./ComingScreens.module.css";

interface ComingProps {
  drawing: ReactNode;
  tab: "favourites" | "items" | "messages";
}

/** A tab that has nothing to show yet: what will be here, and the way back to the feed. */
function Coming({ drawing, tab }: ComingProps) {
  const { t } = useText();
  const isGuest = useSession(({ status }) => status === "guest");
  return (
    <Page title={t(`${tab}.title`)} home={paths.home} isRoot>
      <h1 className={styles.title}>{t(`${tab}.title`)}</h1>
      {isGuest ? (
        <GuestCard />
      ) : (
        <EmptyState
          drawing={drawing}
          title={t(`${tab}.empty`)}
          action={
            <Link to={paths.home} className={actionClass}>
              {t("empty.toFeed")}
            </Link>
          }
        >
          {t(`${tab}.hint`)}
        </EmptyState>
      )}
    </Page>
  );
}

export function FavouritesScreen() {
  return <Coming tab="favourites" drawing={<LineDrawing name="heart" />} />;
}

export function ItemsScreen() {
  return <Coming tab="items" drawing={<LineDrawing name="bag" />} />;
}

export function MessagesScreen() {
  return <Coming tab="messages" drawing={<LineDrawing name="chat" />} />;
}
