import type { Place } from "./shapes/message.ts";
import type { BotCommand, Chat, MenuButton, Person } from "./shapes/world.ts";

export type StoredFile = {
  fileId: string;
  uniqueId: string;
  /** All sizes of one photo share it. */
  group: string;
  /** Below the folder of files; also the `file_path` of getFile. */
  path: string;
  size: number;
  mime: string;
  name: string;
  width: number;
  height: number;
};

/** A bot's demand for a payment; `slug` names it in links. */
export type Invoice = {
  slug: string;
  title: string;
  description: string;
  payload: string;
  /** Whole Stars. */
  amount: number;
  startParameter: string;
  /** The message it was sent as, which is paid once; null for a link, which anybody pays as often as they like. */
  messageId: number | null;
  isPaid: boolean;
};

/** Stars that moved between the bot and a person. A refund has the id of its payment. */
export type StarTransaction = {
  id: string;
  direction: "in" | "out";
  amount: number;
  /** Unix seconds. */
  date: number;
  personId: number;
  payload: string;
};

/** One update waiting for the bot. `queue` orders deliveries: an update waits only for its own queue. */
export type StoredUpdate = {
  id: number;
  type: string;
  queue: string;
  /** Unix seconds. */
  at: number;
  body: Record<string, unknown>;
};

type Webhook = { url: string; secret: string; maxConnections: number };

type BotSettings = {
  /** By scope and language, e.g. `default|` or `chat:5000001|ru`. */
  commands: Record<string, BotCommand[]>;
  /** By language, `""` = everybody. */
  names: Record<string, string>;
  descriptions: Record<string, string>;
  shortDescriptions: Record<string, string>;
  menuButton: MenuButton;
  chatMenuButtons: Record<string, MenuButton>;
  webhook: Webhook | null;
  allowedUpdates: string[] | null;
};

/** Everything the stand-in remembers between two starts. */
export type State = {
  version: 1;
  people: Person[];
  chats: Record<string, Chat>;
  bot: BotSettings;
  files: Record<string, StoredFile>;
  updates: StoredUpdate[];
  /** Cloud storage of the mini-apps, by person. */
  cloud: Record<string, Record<string, string>>;
  /** When a mini-app of this bot last got a person's contact (unix seconds). */
  contactsShared: Record<string, number>;
  /** By slug. */
  invoices: Record<string, Invoice>;
  /** The oldest first. */
  starTransactions: StarTransaction[];
  next: { update: number; message: number; person: number; file: number };
};

const FIRST_ADDED_PERSON_ID = 5_000_100;

export function emptyBotSettings(): BotSettings {
  return {
    commands: {},
    names: {},
    descriptions: {},
    shortDescriptions: {},
    menuButton: { type: "default" },
    chatMenuButtons: {},
    webhook: null,
    allowedUpdates: null,
  };
}

/** Chilanzar in Tashkent, where every new phone is. */
const FIRST_LOCATION: Place = { latitude: 41.275, longitude: 69.203 };

const FIRST_STARS = 2500;

/** The belongings that every account begins with, also those that an earlier version saved. */
export const firstBelongings = (): Pick<Person, "location" | "locationAccess" | "stars"> => ({
  location: FIRST_LOCATION,
  locationAccess: "unasked",
  stars: FIRST_STARS,
});

function seedPerson(
  id: number,
  firstName: string,
  lastName: string,
  language: string,
  platform: Person["platform"],
  phone: string,
): Person {
  return {
    id,
    firstName,
    lastName,
    username: "",
    language,
    platform,
    phone,
    started: false,
    blocked: false,
    canWrite: true,
    ...firstBelongings(),
  };
}

/** The first people; they have let the bot write, as the demo market knows them already. */
export function seedPeople(): Person[] {
  return [
    { ...seedPerson(5_000_001, "Aziza", "", "uz", "android", "+998901112233"), username: "aziza" },
    seedPerson(5_000_002, "Тимур", "", "ru", "ios", "+998935554411"),
    seedPerson(5_000_003, "Priya", "", "en", "android", "+919812345678"),
    seedPerson(5_000_004, "Rahul", "", "hi", "android", "+919820011223"),
    seedPerson(5_000_005, "Admin", "Dilnoza", "ru", "tdesktop", "+998907776655"),
  ];
}

/** People of the demo market who have no phone here: nobody acts as them, and the bot can write to them. */
export const crowdPerson = (id: number): Person | undefined =>
  id > 6_000_000 && id < 6_001_000 ? seedPerson(id, "Somebody", "", "ru", "android", "") : undefined;

export function firstState(): State {
  return {
    version: 1,
    people: seedPeople(),
    chats: {},
    bot: emptyBotSettings(),
    files: {},
    updates: [],
    cloud: {},
    contactsShared: {},
    invoices: {},
    starTransactions: [],
    next: {
      // A fresh stand-in must not repeat update ids that the bot has already stored.
      update: Math.floor(Date.now() / 1000) % 1_000_000_000,
      message: 1,
      person: FIRST_ADDED_PERSON_ID,
      file: 1,
    },
  };
}
