import { useEffect } from "react";
import { ChatList } from "./chats/ChatList.tsx";
import { Conversation } from "./chats/Conversation.tsx";
import { AppPage } from "./miniapp/AppPage.tsx";
import { MiniAppPanel } from "./miniapp/MiniAppPanel.tsx";
import { ShareSheet } from "./miniapp/ShareSheet.tsx";
import { PeopleRail } from "./people/PeopleRail.tsx";
import { Welcome } from "./people/Welcome.tsx";
import { followLive } from "./stores/live.ts";
import { applyLocation, loadWorld, PHONE } from "./stores/navigation.ts";
import { attempt, useWorld } from "./stores/useWorld.ts";
import { Toasts } from "./ui/Toasts.tsx";
import { useMedia } from "./ui/useMedia.ts";

function Messenger() {
  const isLoaded = useWorld(({ setup }) => setup !== null);
  const hasPerson = useWorld(({ personId }) => personId !== null);
  const hasChat = useWorld(({ chatWith }) => chatWith !== "");
  const isPhone = useMedia(PHONE);

  useEffect(() => {
    attempt(loadWorld().then(applyLocation));
    const unfollow = followLive();
    window.addEventListener("popstate", applyLocation);
    return () => {
      unfollow();
      window.removeEventListener("popstate", applyLocation);
    };
  }, []);

  if (!isLoaded) return null;
  const showsList = !isPhone || !hasChat;
  return (
    <div className="shell">
      {hasPerson && showsList && (
        <div className="side">
          <PeopleRail />
          <ChatList />
        </div>
      )}
      {!hasPerson && <Welcome />}
      {hasPerson && (hasChat || !isPhone) && <Conversation />}
      {hasPerson && <MiniAppPanel />}
    </div>
  );
}

export function App() {
  return (
    <>
      {location.pathname === "/app" ? <AppPage /> : <Messenger />}
      <ShareSheet />
      <Toasts />
    </>
  );
}
