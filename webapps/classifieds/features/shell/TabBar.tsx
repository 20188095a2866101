import { useQueryClient } from "@tanstack/react-query";
import { Tabbar } from "@telegram-apps/telegram-ui/dist/components/Layout/Tabbar/Tabbar";
import { type MouseEvent, type ReactNode, useEffect } from "react";
import { Link, useLocation } from "react-router";
import { UNREAD_MAX } from "#contract/limits.ts";
import { findRoute } from "#webapps/shared/routes/routeTable.ts";
import { haptic } from "#webapps/shared/telegram/telegram.ts";
import { Icon } from "#webapps/shared/ui/Icon.tsx";
import { useText } from "../../locales/useText.ts";
import { KEYS } from "../../queryKeys.ts";
import { type MarketRoute, routes } from "../../routes.ts";
import { paths } from "../links/paths.ts";
import { useUnread } from "../messages/connections.ts";
import { UnreadCount } from "../messages/UnreadCount.tsx";
import styles from "./TabBar.module.css";

const tabs = [
  { name: "home", to: paths.home, icon: "search", text: "tab.home" },
  { name: "favourites", to: paths.favourites, icon: "heart", text: "tab.favourites" },
  { name: "items", to: paths.items, icon: "items", text: "tab.items" },
  { name: "messages", to: paths.messages, icon: "chat", text: "tab.messages" },
  { name: "profile", to: paths.profile, icon: "person", text: "tab.profile" },
] as const;

/** A landmark; what Tabbar passes on to its frame isn't in its types. */
const frame = { Component: "nav" };

/** Has new messages counted again when one comes back to the app: they are read in the chat with the bot. */
function useRecount() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const handleReturn = () => {
      if (document.hidden) return;
      void queryClient.refetchQueries({ queryKey: [KEYS.connections], type: "active", stale: true });
    };
    const events = ["focus", "visibilitychange"];
    for (const event of events) addEventListener(event, handleReturn);
    return () => {
      for (const event of events) removeEventListener(event, handleReturn);
    };
  }, [queryClient]);
}

/** The number of new messages, asked for again with each screen. */
function NewMessages() {
  const unread = useUnread();
  return (
    <span className={styles.unread}>
      <UnreadCount count={unread ? Math.min(unread.INCOMING + unread.OUTGOING, UNREAD_MAX) : 0} />
    </span>
  );
}

/** The five tabs. A tap on the one that is open goes to its top; on the feed's top it asks for what is new. */
export function TabBar() {
  const { t } = useText();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const route: MarketRoute | undefined = findRoute(routes, pathname)?.route;
  useRecount();

  function handleTap(event: MouseEvent, to: string) {
    haptic("change");
    // Moves at once, while what is shown follows when the next screen is there: the last tap counts.
    if (to !== window.location.pathname) return;
    event.preventDefault();
    if (to !== pathname) return;
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: "smooth" });
    else if (to === paths.home) void queryClient.resetQueries({ queryKey: [KEYS.feed] });
  }

  return (
    <Tabbar {...frame} aria-label={t("tab.label")} className={styles.bar}>
      {tabs.map(({ name, to, icon, text }) => {
        const link = { Component: Link, to, state: { keepsPlace: true } };
        const words = (
          <>
            {t(text)}
            {to === paths.messages && <NewMessages key={pathname} />}
          </>
        );
        return (
          <Tabbar.Item
            key={to}
            {...link}
            selected={name === route?.tab}
            text={words as ReactNode as string}
            className={styles.tab}
            data-tab={icon}
            data-active={name === route?.tab}
            aria-current={to === pathname ? "page" : undefined}
            onClick={(event) => handleTap(event, to)}
          >
            <Icon name={icon} isFilled={name === route?.tab} />
          </Tabbar.Item>
        );
      })}
    </Tabbar>
  );
}
