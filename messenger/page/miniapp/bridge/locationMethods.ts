import type { Person } from "../../../shapes/world.ts";
import { api } from "../../api.ts";
import { attempt, getWorld, setWorld } from "../../stores/useWorld.ts";
import { getApp, setApp } from "../useMiniApp.ts";
import { send } from "./channel.ts";
import type { Methods } from "./method.ts";

const person = () => {
  const { people, personId } = getWorld();
  return people.find(({ id }) => id === personId);
};

function check() {
  const { location, locationAccess } = person() ?? {};
  if (!location) return send("location_checked", { available: false });
  send("location_checked", {
    available: true,
    access_requested: locationAccess !== "unasked",
    access_granted: locationAccess === "granted",
  });
}

/** Clients say the same whether they may not tell or don't know. */
function tell() {
  const { location, locationAccess } = person() ?? {};
  const isTold = location && locationAccess === "granted";
  send("location_requested", isTold ? { available: true, ...location } : { available: false });
}

function request() {
  const isAsked = person()?.locationAccess === "unasked" && person()?.location;
  if (isAsked && !getApp().dialog) return setApp({ dialog: { kind: "location" } });
  tell();
}

/** Lets the bot's mini-apps know where the person is, or not any more. */
export async function allowLocation(isAllowed: boolean): Promise<void> {
  const locationAccess: Person["locationAccess"] = isAllowed ? "granted" : "denied";
  const saved = await api<Person>("PATCH", `/people/${getWorld().personId}`, { locationAccess });
  // The live line may be slower than the app that asks at once.
  setWorld(({ people }) => ({ people: people.map((one) => (one.id === saved.id ? saved : one)) }));
}

/** Takes the answer to the question of `web_app_request_location`; null leaves the question open. */
export function answerLocation(button: string | null): void {
  if (button === null) tell();
  else attempt(allowLocation(button === "allow").then(tell));
}

/** Telegram's own knowledge of where the phone is. */
export const locationMethods: Methods = {
  web_app_check_location: { since: "8.0", run: check },
  web_app_request_location: { since: "8.0", run: request },
  web_app_open_location_settings: {
    since: "8.0",
    run: () => {
      if (!getApp().dialog) setApp({ dialog: { kind: "location settings" } });
    },
  },
};
