import type { ReactNode } from "react";
import type { Person } from "../../shapes/world.ts";
import { useWorld } from "../stores/useWorld.ts";
import { Avatar } from "./Avatar.tsx";
import { fullName } from "./names.ts";

type ChoiceProps = { person: Person | null; children: ReactNode; onChoose: () => void };

/** One of those to choose from; nobody is the bot. */
export function PersonChoice({ person, children, onChoose }: ChoiceProps) {
  return (
    <li>
      <button className="share-person" onClick={onChoose} type="button">
        <Avatar person={person} size={52} />
        <span>{children}</span>
      </button>
    </li>
  );
}

type Props = { meId: number; children?: ReactNode; onChoose: (person: Person) => void };

/** Everybody else to choose from, behind `children`. */
export function PeopleGrid({ meId, children, onChoose }: Props) {
  const people = useWorld((state) => state.people);
  return (
    <ul className="share-people">
      {children}
      {people
        .filter(({ id }) => id !== meId)
        .map((person) => (
          <PersonChoice key={person.id} onChoose={() => onChoose(person)} person={person}>
            {fullName(person)}
          </PersonChoice>
        ))}
    </ul>
  );
}
