import { useState } from "react";
import type { Person } from "../../shapes/world.ts";
import { openApp } from "../miniapp/openApp.ts";
import { goTo } from "../stores/navigation.ts";
import { useWorld } from "../stores/useWorld.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { Mark } from "../ui/Mark.tsx";
import { Avatar } from "./Avatar.tsx";
import { englishLanguageName, fullName, languageName, platformNames } from "./names.ts";
import { PersonDialog } from "./PersonDialog.tsx";
import { WelcomeDrawing } from "./WelcomeDrawing.tsx";

function PersonCard({ person }: { person: Person }) {
  return (
    <li>
      <button className="person-card" onClick={() => goTo(person.id, "bot")} type="button">
        <Avatar person={person} size={52} />
        <span className="person-card-words">
          <strong>{fullName(person)}</strong>
          <span>
            <span lang={person.language}>{languageName(person.language)}</span> ·{" "}
            {platformNames[person.platform]}
          </span>
        </span>
      </button>
    </li>
  );
}

type TryProps = { icon: IconName; title: string; text: string; action: string; onTry: () => void };

function TryCard({ icon, title, text, action, onTry }: TryProps) {
  return (
    <li className="try-card">
      <span className="try-icon">
        <Icon name={icon} size={26} />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
      <button className="button" onClick={onTry} type="button">
        {action}
      </button>
    </li>
  );
}

function ThingsToTry({ people, botName }: { people: Person[]; botName: string }) {
  const [first, second = first, third = second] = people;
  if (!first || !second || !third) return null;

  function openMarket(person: Person): void {
    goTo(person.id, "bot");
    openApp({ app: "market", mode: "direct" });
  }

  return (
    <section aria-labelledby="try-title" className="welcome-part">
      <h2 id="try-title">Three things to try</h2>
      <ul className="try-cards">
        <TryCard
          action={`Be ${first.firstName}`}
          icon="send"
          onTry={() => goTo(first.id, "bot")}
          text={`Press START as ${first.firstName}. ${botName} answers in ${englishLanguageName(first.language)} and opens the market.`}
          title="Say hello"
        />
        <TryCard
          action={`Open it as ${second.firstName}`}
          icon="app"
          onTry={() => openMarket(second)}
          text="The mini-app opens in a phone beside the chat. Change its platform, version and theme above it."
          title="Open the market"
        />
        <TryCard
          action="Open a second tab"
          icon="people"
          onTry={() => window.open(`/?person=${third.id}&chat=bot`, "_blank")}
          text={`Be ${third.firstName} in another tab, share a listing with ${first.firstName}, and watch it arrive.`}
          title="Be two people"
        />
      </ul>
    </section>
  );
}

/** The first thing a newcomer sees. */
export function Welcome() {
  const people = useWorld((state) => state.people);
  const bot = useWorld((state) => state.setup?.bot);
  const [isAdding, setAdding] = useState(false);
  const botName = bot?.name ?? "The bot";
  return (
    <main className="welcome">
      <div className="welcome-inner">
        <div className="welcome-hero">
          <div>
            <Mark />
            <h1>Who would you like to be?</h1>
            <p className="welcome-lead">
              {botName} lives in Telegram. This page plays Telegram on your own machine: pick someone and talk
              to the bot as they would.
            </p>
          </div>
          <WelcomeDrawing />
        </div>
        <ul className="person-cards">
          {people.map((person) => (
            <PersonCard key={person.id} person={person} />
          ))}
          <li>
            <button className="person-card person-card-add" onClick={() => setAdding(true)} type="button">
              <span className="rail-plus">
                <Icon name="plus" />
              </span>
              <span className="person-card-words">
                <strong>Someone new</strong>
                <span>Any name, any language</span>
              </span>
            </button>
          </li>
        </ul>
        <ThingsToTry botName={botName} people={people} />
        <p className="welcome-foot">Nothing here leaves this machine. No account, no token, no internet.</p>
      </div>
      {isAdding && <PersonDialog onClose={() => setAdding(false)} person={null} />}
    </main>
  );
}
