import { useState } from "react";
import type { Person } from "../../shapes/world.ts";
import { Avatar } from "../people/Avatar.tsx";
import { fullName, languageName, platformNames } from "../people/names.ts";
import { PersonDialog } from "../people/PersonDialog.tsx";
import { goTo } from "../stores/navigation.ts";
import { chatKeyOf, usePerson, useWorld } from "../stores/useWorld.ts";
import { Icon } from "../ui/Icon.tsx";
import { Mark } from "../ui/Mark.tsx";
import { preview, whenShort } from "./preview.ts";

function ChatRow({ me, other, name }: { me: Person; other: Person | null; name: string }) {
  const chatWith = other ? String(other.id) : "bot";
  const isOpen = useWorld((state) => state.chatWith === chatWith);
  const summary = useWorld(({ chats }) => chats[chatKeyOf(me.id, chatWith)]);
  const unread = summary?.unread[me.id] ?? 0;
  const last = summary?.last;
  const hint = other ? `Say hello, or share something` : me.blocked ? "Blocked" : "Nothing said yet";
  const author = last?.from.id === me.id ? "You: " : "";
  return (
    <li>
      <button
        aria-current={isOpen}
        aria-label={unread ? `Chat with ${name}, ${unread} unread` : `Chat with ${name}`}
        className="chat-row"
        onClick={() => goTo(me.id, chatWith)}
        type="button"
      >
        <Avatar person={other} size={46} />
        <span className="chat-row-words">
          <span className="chat-row-line">
            <strong>{name}</strong>
            {!other && <span className="tag">bot</span>}
            {last && <time>{whenShort(last.date)}</time>}
          </span>
          <span className="chat-row-line">
            <span className="chat-row-last">{last ? author + preview(last) : hint}</span>
            {unread > 0 && <span className="badge">{unread}</span>}
          </span>
        </span>
      </button>
    </li>
  );
}

function Me({ person }: { person: Person }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <section aria-label="You are" className="me">
      <Avatar person={person} size={40} />
      <div className="me-words">
        <strong>{fullName(person)}</strong>
        <span>
          <span lang={person.language}>{languageName(person.language)}</span> ·{" "}
          {platformNames[person.platform]}
        </span>
      </div>
      <button
        aria-label={`Change ${fullName(person)}`}
        className="icon-button"
        onClick={() => setEditing(true)}
        type="button"
      >
        <Icon name="edit" size={20} />
      </button>
      {isEditing && <PersonDialog onClose={() => setEditing(false)} person={person} />}
    </section>
  );
}

/** The chats of whoever this tab is: the bot first, then everybody a link could be shared with. */
export function ChatList() {
  const person = usePerson();
  const people = useWorld((state) => state.people);
  const botName = useWorld(({ profile, setup }) => profile?.name ?? setup?.bot.name ?? "Bot");
  if (!person) return null;
  const others = people.filter(({ id }) => id !== person.id);
  return (
    <div className="chats">
      <header className="chats-head">
        <button
          aria-label="Go to the first page"
          className="mark-button"
          onClick={() => goTo(null)}
          type="button"
        >
          <Mark />
        </button>
        <Me person={person} />
      </header>
      <nav aria-label="Chats">
        <ul>
          <ChatRow me={person} name={botName} other={null} />
        </ul>
        <h2 className="chats-title">People</h2>
        <ul>
          {others.map((other) => (
            <ChatRow key={other.id} me={person} name={fullName(other)} other={other} />
          ))}
        </ul>
      </nav>
    </div>
  );
}
