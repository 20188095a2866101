import { type FormEvent, useState } from "react";
import type { Platform } from "../../shapes/miniapp.ts";
import type { Person } from "../../shapes/world.ts";
import { api } from "../api.ts";
import { StarIcon } from "../payments/StarIcon.tsx";
import { goTo } from "../stores/navigation.ts";
import { attempt, useWorld } from "../stores/useWorld.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { languageName, languages, platformNames } from "./names.ts";

const STARS_ADDED = 1000;

type Props = { person: Person | null; onClose: () => void };

/** The person's data at Telegram: the number, and the Stars, of which the stand-in gives away more. */
function Account({ person: { id, stars } }: { person: Person }) {
  // The dialog was given the person as they were when it opened.
  const now = useWorld(({ people }) => people.find((one) => one.id === id)?.stars ?? stars);
  return (
    <p className="form-note form-account">
      <span>Telegram id {id}</span>
      <span>
        <StarIcon size={14} /> {now.toLocaleString("en-US")} Stars
      </span>
      <button
        className="button"
        onClick={() => attempt(api("POST", `/people/${id}/stars`, { amount: STARS_ADDED }))}
        type="button"
      >
        Add 1,000
      </button>
    </p>
  );
}

/** Adds a person, or changes one. */
export function PersonDialog({ person, onClose }: Props) {
  const [refusal, setRefusal] = useState("");
  const codes = [...new Set([...Object.keys(languages), ...(person ? [person.language] : [])])];

  async function save(form: HTMLFormElement): Promise<void> {
    const input = Object.fromEntries(new FormData(form));
    try {
      const path = person ? `/people/${person.id}` : "/people";
      const saved = await api<Person>(person ? "PATCH" : "POST", path, input);
      onClose();
      // The list comes by the live line; a new person is waited for by then.
      if (!person) setTimeout(() => goTo(saved.id, "bot"), 50);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void save(event.currentTarget);
  }

  return (
    <Dialog onClose={onClose} title={person ? "This person" : "Someone new"}>
      <form className="form" onSubmit={handleSubmit}>
        <div className="form-pair">
          <label>
            First name
            <input defaultValue={person?.firstName} maxLength={64} name="firstName" required />
          </label>
          <label>
            Last name
            <input defaultValue={person?.lastName} maxLength={64} name="lastName" />
          </label>
        </div>
        <div className="form-pair">
          <label>
            Language
            <select defaultValue={person?.language ?? "uz"} name="language">
              {codes.map((code) => (
                <option key={code} lang={code} value={code}>
                  {languageName(code)}
                </option>
              ))}
            </select>
          </label>
          <label>
            Platform
            <select defaultValue={person?.platform ?? "android"} name="platform">
              {(Object.keys(platformNames) as Platform[]).map((platform) => (
                <option key={platform} value={platform}>
                  {platformNames[platform]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="form-pair">
          <label>
            Phone
            <input defaultValue={person?.phone} name="phone" placeholder="+998 90 123 45 67" type="tel" />
          </label>
          <label>
            Username
            <input defaultValue={person?.username} maxLength={33} name="username" placeholder="none" />
          </label>
        </div>
        {person && <Account person={person} />}
        <p className="form-refusal" role="alert">
          {refusal}
        </p>
        <footer className="dialog-actions">
          <button className="button" onClick={onClose} type="button">
            Cancel
          </button>
          <button className="button primary" type="submit">
            {person ? "Save" : "Add and be them"}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
