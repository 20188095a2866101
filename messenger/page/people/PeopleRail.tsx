import { useState } from "react";
import type { Person } from "../../shapes/world.ts";
import { goTo } from "../stores/navigation.ts";
import { useWorld } from "../stores/useWorld.ts";
import { Icon } from "../ui/Icon.tsx";
import { Avatar } from "./Avatar.tsx";
import { fullName, languageName } from "./names.ts";
import { PersonDialog } from "./PersonDialog.tsx";

function unreadOf(chats: ReturnType<typeof useWorld.getState>["chats"], personId: number): number {
  return Object.values(chats).reduce((sum, { unread }) => sum + (unread[personId] ?? 0), 0);
}

function RailPerson({ person }: { person: Person }) {
  const isChosen = useWorld(({ personId }) => personId === person.id);
  const unread = useWorld(({ chats }) => unreadOf(chats, person.id));
  const name = fullName(person);
  return (
    <li>
      <button
        aria-current={isChosen}
        aria-label={`${name}, ${languageName(person.language)}${unread ? `, ${unread} unread` : ""}`}
        className="rail-person"
        lang={person.language}
        onClick={() => goTo(person.id, "bot")}
        title={name}
        type="button"
      >
        <span className="rail-avatar">
          <Avatar person={person} size={46} />
          {unread > 0 && <span className="badge">{unread > 99 ? "99+" : unread}</span>}
        </span>
        <span className="rail-name">{person.lastName || person.firstName}</span>
        <span className="rail-language">{person.language}</span>
      </button>
    </li>
  );
}

/** Everybody you can be; a tab is one person at a time. */
export function PeopleRail() {
  const people = useWorld((state) => state.people);
  const [isAdding, setAdding] = useState(false);
  return (
    <nav aria-label="People" className="rail">
      <ul>
        {people.map((person) => (
          <RailPerson key={person.id} person={person} />
        ))}
        <li>
          <button className="rail-person rail-add" onClick={() => setAdding(true)} type="button">
            <span className="rail-plus">
              <Icon name="plus" />
            </span>
            <span className="rail-name">Add</span>
          </button>
        </li>
      </ul>
      {isAdding && <PersonDialog onClose={() => setAdding(false)} person={null} />}
    </nav>
  );
}
