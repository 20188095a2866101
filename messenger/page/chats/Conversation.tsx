import type { ReactNode } from "react";
import type { BotProfile, ChatView, Person } from "../../shapes/world.ts";
import { LogPanel } from "../miniapp/LogPanel.tsx";
import { useMiniApp } from "../miniapp/useMiniApp.ts";
import { Avatar } from "../people/Avatar.tsx";
import { act, pressStart } from "../stores/acting.ts";
import { PHONE } from "../stores/navigation.ts";
import { attempt, chatKeyOf, usePerson, useWorld } from "../stores/useWorld.ts";
import { useMedia } from "../ui/useMedia.ts";
import { Composer } from "./Composer.tsx";
import { ConversationHeader } from "./ConversationHeader.tsx";
import { MessageList } from "./MessageList.tsx";
import { preview } from "./preview.ts";

/** The look of a chat before its first word. */
function Greeting({ profile, language }: { profile: BotProfile | null; language: string }) {
  return (
    <div className="greeting">
      <Avatar person={null} size={84} />
      <h2>{profile?.name}</h2>
      <div className="greeting-card" lang={language}>
        <p className="greeting-title" lang="en">
          What can this bot do?
        </p>
        <p>{profile?.description || "It has not said yet. Press START and find out."}</p>
      </div>
    </div>
  );
}

function Pinned({ chat }: { chat: ChatView }) {
  const message = chat.messages.find(({ message_id }) => message_id === chat.pinned);
  if (!message) return null;
  return (
    <p className="pinned">
      <strong>Pinned</strong>
      <span>{preview(message)}</span>
    </p>
  );
}

function BigButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <div className="composer">
      <button className="big-button" onClick={onPress} type="button">
        {children}
      </button>
    </div>
  );
}

function Foot({ person, chat, isWithBot }: { person: Person; chat: ChatView; isWithBot: boolean }) {
  const profile = useWorld((state) => state.profile);
  const startPayload = useWorld((state) => state.startPayload);
  if (isWithBot && person.blocked) {
    return <BigButton onPress={() => attempt(act("start"))}>Unblock and restart</BigButton>;
  }
  // A bot that may write by an app's leave has written perhaps, and still waits to be started.
  if (isWithBot && (!person.started || startPayload !== null)) {
    return <BigButton onPress={pressStart}>START</BigButton>;
  }
  return <Composer chat={chat} isWithBot={isWithBot} key={chat.key} person={person} profile={profile} />;
}

/** The open chat. */
export function Conversation() {
  const person = usePerson();
  const chatWith = useWorld((state) => state.chatWith) || "bot";
  const chat = useWorld((state) => state.chat);
  const people = useWorld((state) => state.people);
  const profile = useWorld((state) => state.profile);
  const typing = useWorld((state) => state.typing);
  const hasApp = useMiniApp(({ launch }) => launch !== null);
  const isPhone = useMedia(PHONE);
  if (!person) return null;
  const isWithBot = chatWith === "bot";
  const other = isWithBot ? null : (people.find(({ id }) => id === Number(chatWith)) ?? null);
  const key = chatKeyOf(person.id, chatWith);
  return (
    <main aria-label="Conversation" className="conversation">
      <ConversationHeader isPhone={isPhone} other={other} person={person} profile={profile} />
      {chat && <Pinned chat={chat} />}
      {chat && chat.messages.length === 0 && isWithBot && !typing[key] ? (
        <Greeting language={person.language} profile={profile} />
      ) : (
        chat && (
          <MessageList
            chat={chat}
            key={key}
            personId={person.id}
            typing={isWithBot ? typing[key] : undefined}
          />
        )
      )}
      {chat && <Foot chat={chat} isWithBot={isWithBot} person={person} />}
      {hasApp && !isPhone && <LogPanel />}
    </main>
  );
}
