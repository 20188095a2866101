import { setTimeout as sleep } from "node:timers/promises";
import { languages } from "#contract/languages.ts";
import { markerIn, wordsMarker } from "./markers.ts";
import type { Receiver } from "./receiver.ts";

/** A person of the messenger. */
export interface Face {
  id: number;
  name: string;
  phone: string;
}

/** A code that was asked for and promised, with the moments of asking. */
interface Asked {
  personId: number;
  at: number;
}

/** The deeds of people, which the outcome is compared with. */
export interface Deeds {
  /** Updates that the bot was given. */
  updates: number;
  /** Words to another person: marker → who is to read them, in the order of writing. */
  words: Map<string, { from: number; to: number }>;
  /** Questions that the bot answers by itself, by person. */
  questions: Map<number, number>;
  codes: Asked[];
}

interface Place {
  messenger: string;
  api: string;
  receiver: Receiver;
  /** Milliseconds between two deeds of a person, on average. */
  pace: number;
  /** Unix milliseconds after which nobody begins anything. */
  endsAt: number;
}

/** A person asks for another code only when the one before is long over, as the limits for people want it. */
const CODE_PAUSE_MS = 330_000;
/** Time to read what came, before it is answered. */
const READING_MS = 3000;

const isOver = ({ endsAt }: Place) => Date.now() >= endsAt;
const sometime = (ms: number) => sleep(ms * (0.5 + Math.random()));

async function post<T>(url: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Adds so many people to the messenger. */
export async function addPeople(messenger: string, count: number): Promise<Face[]> {
  const faces: Face[] = [];
  for (let number = 0; number < count; number += 1) {
    const name = `Odam${String.fromCharCode(97 + (number % 26), 97 + (Math.floor(number / 26) % 26))}`;
    const language = languages[number % languages.length];
    const { id, phone } = await post<{ id: number; phone: string }>(`${messenger}/sim/people`, {
      firstName: name,
      language,
    });
    faces.push({ id, name, phone });
  }
  return faces;
}

/** One person at the messenger, who does what people do until the time is over. */
class Person {
  readonly #place: Place;
  readonly #deeds: Deeds;
  readonly #face: Face;

  constructor(place: Place, deeds: Deeds, face: Face) {
    this.#place = place;
    this.#deeds = deeds;
    this.#face = face;
  }

  async #tell(path: string, body: object): Promise<void> {
    await post(`${this.#place.messenger}/sim/people/${this.#face.id}/${path}`, body);
    this.#deeds.updates += 1;
  }

  async #question(path: string, body: object): Promise<void> {
    const { questions } = this.#deeds;
    questions.set(this.#face.id, (questions.get(this.#face.id) ?? 0) + 1);
    await this.#tell(path, body);
  }

  open(): Promise<void> {
    return this.#question("start", {});
  }

  /** Comes by a listing's link and waits for its card. */
  async askAbout(listing: { id: number; link: string }): Promise<void> {
    await sometime(2000);
    await this.#tell("start", { payload: `chat_${listing.id}` });
    const hasCard = () =>
      this.#place.receiver.of(this.#face.id).some(({ text }) => text.includes(`Lamp of ${listing.link}`));
    while (!hasCard() && !isOver(this.#place)) await sleep(500);
  }

  /** The newest words of the other person, once there was time to read them. */
  #lastHeard(): number | undefined {
    return this.#place.receiver
      .of(this.#face.id)
      .findLast(({ text, at }) => markerIn(text)?.startsWith("zumrad") && Date.now() - at > READING_MS)
      ?.messageId;
  }

  /** Writes to the other one; who was written to first replies to what came. */
  async write(to: number, isReply: boolean): Promise<void> {
    const replyTo = isReply ? this.#lastHeard() : undefined;
    if (isReply && replyTo === undefined) return this.ask();
    const { words } = this.#deeds;
    const marker = wordsMarker(words.size);
    words.set(marker, { from: this.#face.id, to });
    await this.#tell("text", { text: `Salom ${marker}`, ...(replyTo !== undefined && { replyTo }) });
  }

  /** Asks the bot something that it answers by itself. */
  async ask(): Promise<void> {
    const turn = Math.random();
    if (turn < 0.4) return this.#question("text", { text: "/help" });
    if (turn < 0.6) return this.#question("start", { payload: "topOnboarding" });
    await this.#question("text", { text: "/language" });
    await sometime(READING_MS);
    const language = languages[Math.floor(Math.random() * languages.length)];
    // Its answer may not be there yet.
    await this.#tell("press", { data: `language:${language}` }).catch(() => {});
  }

  async askForCode(): Promise<void> {
    const { api } = this.#place;
    const { id, phone } = this.#face;
    const at = Date.now();
    const address = { "x-forwarded-for": `10.${id % 7}.${Math.floor(id / 250) % 250}.${id % 250}` };
    try {
      const asked = { phoneNumber: phone.replace("+", ""), device: `soak-device-of-${id}`.padEnd(32, "x") };
      const { delivery } = await post<{ delivery: string }>(`${api}/api/auth/request-code`, asked, address);
      if (delivery === "messenger") this.#deeds.codes.push({ personId: id, at });
    } catch (error) {
      // While the database is away nothing is promised.
      if (!(error instanceof Error && /50\d|fetch failed/.test(error.message))) throw error;
    }
  }
}

async function live(
  person: Person,
  place: Place,
  { other, isReplying }: { other: number; isReplying: boolean },
) {
  while (!isOver(place)) {
    await sometime(place.pace);
    if (isOver(place)) return;
    if (Math.random() < 0.65) await person.write(other, isReplying);
    else await person.ask();
  }
}

async function askForCodes(person: Person, place: Place): Promise<void> {
  const left = place.endsAt - Date.now();
  let pauseMs = left * 0.05 + Math.random() * Math.min(CODE_PAUSE_MS, left * 0.8);
  while (Date.now() + pauseMs < place.endsAt) {
    await sleep(pauseMs);
    await person.askForCode();
    pauseMs = CODE_PAUSE_MS * (1 + Math.random() / 5);
  }
}

/**
 * Lets everybody live until the time is over: in pairs, the first of whom asks about the second one's listing. First all
 * open the bot: to who hasn't, Telegram lets nobody's words through, and rightly.
 */
export async function simulate(place: Place, faces: Face[], listings: number[]): Promise<Deeds> {
  const deeds: Deeds = { updates: 0, words: new Map(), questions: new Map(), codes: [] };
  const spread = Math.min(place.pace, 15_000);
  const people = faces.map((face) => new Person(place, deeds, face));

  async function begin(person: Person, index: number): Promise<void> {
    await sleep(Math.random() * spread);
    const otherIndex = index % 2 === 0 ? index + 1 : index - 1;
    const other = faces[otherIndex];
    const listingId = listings[otherIndex];
    if (!other || listingId === undefined) return;
    const isReplying = index % 2 === 1;
    if (!isReplying) await person.askAbout({ id: listingId, link: other.name });
    await Promise.all([live(person, place, { other: other.id, isReplying }), askForCodes(person, place)]);
  }
  await Promise.all(people.map((person) => sleep(Math.random() * spread).then(() => person.open())));
  await Promise.all(people.map(begin));
  return deeds;
}
