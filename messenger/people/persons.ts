import { firstCharacters } from "../firstCharacters.ts";
import { HttpError } from "../http/router.ts";
import type { ChatRef, Place, User } from "../shapes/message.ts";
import type { LocationAccess, Platform } from "../shapes/miniapp.ts";
import type { Person } from "../shapes/world.ts";
import { firstBelongings } from "../state.ts";
import type { World } from "../world.ts";

export const PLATFORMS: readonly Platform[] = [
  ...(["android", "android_x", "ios", "macos"] as const),
  ...(["tdesktop", "weba", "webk"] as const),
];

const ACCESSES: readonly LocationAccess[] = ["unasked", "granted", "denied"];

export const personById = (world: World, id: number): Person | undefined =>
  world.state.people.find((person) => person.id === id);

export function requirePerson(world: World, id: number): Person {
  const person = personById(world, id);
  if (!person) throw new HttpError(404, `No person ${id}`);
  return person;
}

/** The person as Telegram shows a user to a bot. */
export function toUser(person: Person): User {
  return {
    id: person.id,
    is_bot: false,
    first_name: person.firstName,
    ...(person.lastName && { last_name: person.lastName }),
    ...(person.username && { username: person.username }),
    language_code: person.language,
  };
}

export function toChatRef(person: Person): ChatRef {
  const { is_bot: _, language_code: __, ...rest } = toUser(person);
  return { ...rest, type: "private" };
}

type PersonInput = Partial<
  Pick<
    Person,
    "firstName" | "lastName" | "username" | "language" | "platform" | "phone" | "location" | "locationAccess"
  >
>;

const word = (value: unknown, limit: number): string | undefined =>
  typeof value === "string" ? firstCharacters(value.trim(), limit) : undefined;

/** A point on the map, as a phone or a keyboard button sends it. */
export function readPlace(input: Record<string, unknown>): Place {
  const { latitude, longitude } = input;
  if (typeof latitude !== "number" || typeof longitude !== "number") {
    throw new HttpError(400, "A place needs latitude and longitude");
  }
  return { latitude, longitude };
}

/** Where the phone is and who may know it. */
function readLocation(input: Record<string, unknown>): PersonInput {
  const { location, locationAccess } = input;
  const access = ACCESSES.find((name) => name === locationAccess);
  if (locationAccess !== undefined && !access) {
    throw new HttpError(400, `A locationAccess is one of ${ACCESSES.join(", ")}`);
  }
  return {
    ...(location === null && { location: null }),
    ...(typeof location === "object" && location && { location: readPlace({ ...location }) }),
    ...(access && { locationAccess: access }),
  };
}

/** Reads what somebody filled in about a person; leaves out what was not given. */
function readInput(input: Record<string, unknown>): PersonInput {
  const firstName = word(input.firstName, 64);
  if (firstName === "") throw new HttpError(400, "A person needs a first name");
  const username = word(input.username, 32)?.replace(/^@/, "");
  if (username && !/^\w{4,32}$/.test(username)) {
    throw new HttpError(400, "A username has 4 to 32 letters, digits or _");
  }
  const language = word(input.language, 10);
  if (language !== undefined && !/^[a-z]{2,3}(-[\w-]+)?$/.test(language)) {
    throw new HttpError(400, "A language is a code such as ru, uz, en or hi");
  }
  const platform = PLATFORMS.find((name) => name === input.platform);
  if (input.platform !== undefined && !platform) {
    throw new HttpError(400, `A platform is one of ${PLATFORMS.join(", ")}`);
  }
  const phone = word(input.phone, 20)?.replace(/[^\d+]/g, "");
  const lastName = word(input.lastName, 64);
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(username !== undefined && { username }),
    ...(language !== undefined && { language }),
    ...(platform && { platform }),
    ...(phone !== undefined && { phone }),
    ...readLocation(input),
  };
}

function checkUsernameIsFree(world: World, username: string | undefined, ownerId: number): void {
  const name = username?.toLowerCase();
  if (!name) return;
  const isTaken =
    name === world.options.botUsername.toLowerCase() ||
    world.state.people.some(({ id, username: other }) => id !== ownerId && other.toLowerCase() === name);
  if (isTaken) throw new HttpError(409, `@${username} is taken`);
}

export function addPerson(world: World, input: Record<string, unknown>): Person {
  const given = readInput(input);
  if (!given.firstName) throw new HttpError(400, "A person needs a first name");
  const id = world.state.next.person;
  checkUsernameIsFree(world, given.username, id);
  const person: Person = {
    id,
    firstName: given.firstName,
    lastName: given.lastName ?? "",
    username: given.username ?? "",
    language: given.language ?? "en",
    platform: given.platform ?? "android",
    phone: given.phone || `+99890${String(id).padStart(7, "0")}`,
    started: false,
    blocked: false,
    canWrite: false,
    ...firstBelongings(),
    ...readLocation(input),
  };
  world.state.next.person += 1;
  world.state.people.push(person);
  world.emit({ type: "people", people: world.state.people });
  return person;
}

export function changePerson(world: World, id: number, input: Record<string, unknown>): Person {
  const person = requirePerson(world, id);
  const given = readInput(input);
  checkUsernameIsFree(world, given.username, id);
  Object.assign(person, given);
  world.emit({ type: "people", people: world.state.people });
  return person;
}
