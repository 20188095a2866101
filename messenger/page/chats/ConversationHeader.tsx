import type { BotProfile, Person } from "../../shapes/world.ts";
import { Avatar } from "../people/Avatar.tsx";
import { fullName } from "../people/names.ts";
import { act, copyText } from "../stores/acting.ts";
import { goTo } from "../stores/navigation.ts";
import { attempt, useWorld } from "../stores/useWorld.ts";
import { Icon } from "../ui/Icon.tsx";
import { Menu, type MenuItem } from "../ui/Menu.tsx";

type Props = { person: Person; other: Person | null; profile: BotProfile | null; isPhone: boolean };

/** Whom one is talking to, and what can be done about it. */
export function ConversationHeader({ person, other, profile, isPhone }: Props) {
  const username = useWorld(({ setup }) => setup?.bot.username ?? "");
  const name = other ? fullName(other) : (profile?.name ?? "");
  const about = other ? other.username && `@${other.username}` : `@${username} · bot`;
  const items: MenuItem[] = [
    {
      text: "Copy the bot's link",
      icon: "copy",
      onChoose: () => attempt(copyText(`https://t.me/${username}`)),
    },
    person.blocked
      ? { text: "Unblock the bot", icon: "check", onChoose: () => attempt(act("unblock")) }
      : { text: "Block the bot", icon: "close", isDanger: true, onChoose: () => attempt(act("block")) },
  ];
  return (
    <header className="conversation-head">
      {isPhone && (
        <button
          aria-label="Back to chats"
          className="icon-button"
          onClick={() => goTo(person.id)}
          type="button"
        >
          <Icon name="back" />
        </button>
      )}
      <Avatar person={other} size={40} />
      <div className="conversation-names">
        <h1>{name}</h1>
        <p>{person.blocked && !other ? "blocked" : about}</p>
      </div>
      {!isPhone && (
        <p className="stand-in">
          as <strong>{fullName(person)}</strong>
        </p>
      )}
      {!other && <Menu items={items} label="Chat menu" trigger={<Icon name="more" />} />}
    </header>
  );
}
