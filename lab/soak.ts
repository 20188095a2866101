import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { measurePace } from "./pace.ts";
import { writePage } from "./page.ts";
import { countWaiting, queueReminders, readFacts } from "./soak/facts.ts";
import { House, partNames } from "./soak/house.ts";
import { judge } from "./soak/judge.ts";
import { growthOf, type Sample, sample } from "./soak/memory.ts";
import { addPeople, type Face, simulate } from "./soak/people.ts";
import { Receiver } from "./soak/receiver.ts";
import { soakPage, verdictTable } from "./soak/soakPage.ts";
import { type Strike, strike } from "./soak/strikes.ts";

interface Options {
  /** With strikes. */
  minutes: number;
  /** Minutes without any after them, in which memory is looked at. */
  calm: number;
  people: number;
}

/** @throws an error that tells the usage. */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "20" },
      calm: { type: "string", default: "8" },
      people: { type: "string", default: "200" },
    },
  });
  const [minutes, calm, people] = [Number(values.minutes), Number(values.calm), Number(values.people)];
  if (minutes >= 1 && calm >= 0 && people >= 4 && people % 2 === 0) return { minutes, calm, people };
  throw new Error(
    "Usage: npm run soak -- [--minutes 20] [--calm 8] [--people 200], who write to each other in pairs",
  );
}

const MINUTE_MS = 60_000;
const SAMPLE_MS = 5000;
/** A minute's worth of reminders, which a third of the minute is enough for. */
const REMINDERS_A_MINUTE = 500;
/** Deeds of all people in a second. */
const DEEDS_A_SECOND = 5;
/** By then everybody has opened the bot, which writes to nobody before. */
const OPENED_MS = 20_000;
/**
 * How long messages that wait at the end may take, in milliseconds: longer than a lease, and than the longest way of a
 * message in a full queue.
 */
const LAST_MS = 5 * MINUTE_MS;

const startedAt = Date.now();
function say(line: string) {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`);
}

async function build(house: House, options: Options) {
  await house.startRedis();
  await house.startMessenger();
  const messenger = `http://localhost:${house.messengerPort}`;
  const faces = await addPeople(messenger, options.people);
  const { listings } = (await house.ask("lab/soak/prepare.ts", faces)) as { listings: number[] };
  say(`${faces.length} people, ${listings.length} listings${house.hasRedis ? "" : "; no Redis on PATH"}`);
  for (const name of partNames) await house.startPart(name);
  say("everything is up");
  return { messenger, faces, listings };
}

/** Queues the reminders beside the rest, both times that people are looked at. */
async function remind(house: House, faces: readonly Face[], { minutes, calm }: Options) {
  const reminders = new Map<number, string[]>();
  let count = 0;
  async function queue(ofMinutes: number): Promise<void> {
    const more = Math.round(ofMinutes * REMINDERS_A_MINUTE);
    for (const [person, markers] of await queueReminders(house.databaseUrl, faces, {
      from: count,
      count: more,
    }))
      reminders.set(person, [...(reminders.get(person) ?? []), ...markers]);
    count += more;
  }
  const pauseMs = Math.max((minutes * MINUTE_MS) / 10, OPENED_MS);
  await sleep(pauseMs);
  await queue(minutes);
  await sleep(minutes * MINUTE_MS - pauseMs);
  await queue(calm);
  return reminders;
}

/** Lets what waits be worked off. */
async function settle(house: House): Promise<void> {
  const givesUpAt = Date.now() + LAST_MS;
  while (Date.now() < givesUpAt) {
    const { updates, messages } = await countWaiting(house.databaseUrl);
    say(`waiting: ${updates} updates, ${messages} messages`);
    if (updates + messages === 0) break;
    await sleep(SAMPLE_MS);
  }
  // The last message may still be on its way to being counted.
  await sleep(1000);
}

async function pendingAt(messenger: string): Promise<number> {
  const answer = (await (await fetch(`${messenger}/sim/bot`)).json()) as { pendingUpdates: number };
  return answer.pendingUpdates;
}

async function soak(house: House, options: Options): Promise<boolean> {
  const pace = measurePace();
  const { messenger, faces, listings } = await build(house, options);
  const receiver = await Receiver.listen(house.messengerPort);
  const samples: Sample[] = [];
  const sampling = setInterval(() => samples.push(...sample(house)), SAMPLE_MS);
  const strikes: Strike[] = [];
  const startsAt = Date.now();
  const calmAt = startsAt + options.minutes * MINUTE_MS;
  const endsAt = calmAt + options.calm * MINUTE_MS;
  const market = {
    messenger,
    api: `http://127.0.0.1:${house.apiPort}`,
    receiver,
    endsAt,
    pace: (options.people / DEEDS_A_SECOND) * 1000,
  };

  const [deeds, reminders] = await Promise.all([
    simulate(market, faces, listings),
    remind(house, faces, options),
    strike(house, { startsAt, endsAt: calmAt, strikes, say }),
  ]);
  await settle(house);
  clearInterval(sampling);
  receiver.close();

  const facts = await readFacts(house.databaseUrl);
  const growth = growthOf(samples, calmAt);
  const { arrivals, calls } = receiver;
  const pending = await pendingAt(messenger);
  const { turns } = house;
  const run = { calmAt, deeds, arrivals, calls, turns, reminders, strikes, facts, pending, growth };
  const verdicts = judge(run);
  console.log(`\n${verdictTable(verdicts)}\n`);
  const { minutes, calm, people } = options;
  const command = `npm run soak -- --minutes ${minutes} --calm ${calm} --people ${people}`;
  const place = { name: "soak", command, isFull: minutes >= 20 && people >= 200, pace };
  say(`written: ${writePage(place, soakPage({ verdicts, growth, strikes }))}`);
  return verdicts.every(({ isKept }) => isKept);
}

try {
  const options = readOptions();
  const house = await House.build();
  // Our processes end when we do; the database server wouldn't.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => void house.leave().finally(() => process.exit(1)));
  }
  try {
    if (!(await soak(house, options))) process.exitCode = 1;
  } catch (error) {
    console.error(error, await house.lastWords());
    process.exitCode = 1;
  } finally {
    await house.leave();
  }
} catch (error) {
  console.error(error instanceof Error ? error.stack : String(error));
  process.exitCode = 1;
}
say("ended");
process.exit();
