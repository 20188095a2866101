import { useEffect } from "react";
import { ChatList } from "./chats/ChatList.tsx";
import { ChooseChat } from "./chats/ChooseChat.tsx";
import { Conversation } from "./chats/Conversation.tsx";
import { AppPage } from "./miniapp/AppPage.tsx";
import { MiniAppPanel } from "./miniapp/MiniAppPanel.tsx";
import { ShareSheet } from "./miniapp/ShareSheet.tsx";
import { PayPage } from "./pay/PayPage.tsx";
import { PaySheet } from "./payments/PaySheet.tsx";
import { PeopleRail } from "./people/PeopleRail.tsx";
import { Welcome } from "./people/Welcome.tsx";
import { followLive } from "./stores/live.ts";
import { applyLocation, loadWorld, PHONE } from "./stores/navigation.ts";
import { attempt, useWorld } from "./stores/useWorld.ts";
import { Toasts } from "./ui/Toasts.tsx";
import { useMedia } from "./ui/useMedia.ts";

/** On a phone the list is the page; on a desk it stands beside the chat. */
function Side({ isWholeScreen }: { isWholeScreen: boolean }) {
  const Element = isWholeScreen ? "main" : "div";
  return (
    <Element className="side">
      {isWholeScreen && <h1 className="hidden-words">Chats</h1>}
      <PeopleRail />
      <ChatList />
    </Element>
  );
}

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
      {hasPerson && showsList && <Side isWholeScreen={isPhone} />}
      {!hasPerson && <Welcome />}
      {hasPerson && (hasChat || !isPhone) && <Conversation />}
      {hasPerson && <MiniAppPanel />}
    </div>
  );
}

function Page() {
  if (location.pathname.startsWith("/pay/")) return <PayPage />;
  return location.pathname === "/app" ? <AppPage /> : <Messenger />;
}

export function App() {
  return (
    <>
      <Page />
      <ShareSheet />
      <ChooseChat />
      <PaySheet />
      <Toasts />
    </>
  );
}
