import type { Person } from "../../shapes/world.ts";
import { Icon } from "../ui/Icon.tsx";

const HUES = [262, 14, 150, 205, 330, 26, 176, 288];

const initials = ({ firstName, lastName }: Person) =>
  [firstName, lastName]
    .map((name) => [...name][0] ?? "")
    .join("")
    .toUpperCase();

/** A person's round mark, or the bot's when nobody is given. */
export function Avatar({ person, size = 44 }: { person: Person | null; size?: number }) {
  const style = { width: size, height: size, fontSize: size * 0.4 };
  if (!person) {
    return (
      <span aria-hidden="true" className="avatar avatar-bot" style={style}>
        <Icon name="stall" size={Math.round(size * 0.56)} />
      </span>
    );
  }
  const hue = HUES[person.id % HUES.length] ?? 205;
  const background = `linear-gradient(150deg, hsl(${hue} 52% 50%), hsl(${hue + 18} 58% 36%))`;
  return (
    <span aria-hidden="true" className="avatar" style={{ ...style, background }}>
      {initials(person)}
    </span>
  );
}
