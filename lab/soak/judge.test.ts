import { expect, test } from "vitest";
import { busiest, judge, type Seen } from "./judge.ts";
import { reminderMarker, wordsMarker } from "./markers.ts";
import type { Arrival } from "./receiver.ts";

const START = 1_800_000_000_000;
let lastId = 0;
const arrival = (text: string, seconds: number, personId = 1): Arrival => {
  lastId += 1;
  return { personId, messageId: lastId, text, at: START + seconds * 1000 };
};

/** A run in which everything went well, but for what is told otherwise. */
function run(arrivals: Arrival[], others: Partial<Seen> = {}): Seen {
  return {
    deeds: {
      updates: 3,
      words: new Map([0, 1].map((number) => [wordsMarker(number), { from: 2, to: 1 }])),
      questions: new Map([[1, 1]]),
      codes: [{ personId: 1, at: START }],
    },
    arrivals,
    calmAt: START + 60_000,
    turns: arrivals.map(({ at }) => at),
    calls: arrivals.map(({ at }) => at),
    reminders: new Map([[1, [reminderMarker(0), reminderMarker(1)]]]),
    strikes: [],
    facts: {
      updates: { total: 3, waiting: 0, givenUp: {} },
      outbox: [{ status: "sent", error: null, count: 5 }],
      sentIds: new Set(),
      kept: new Set(),
    },
    pending: 0,
    growth: [],
    ...others,
  };
}

const good = () => [
  arrival("help", 1),
  arrival("012345", 1.5),
  ...[0, 1].map((number) => arrival(`Salom ${wordsMarker(number)}`, 2 + number)),
  ...[0, 1].map((number) => arrival(reminderMarker(number), 4 + number)),
];
const broken = (seen: Seen) => judge(seen).flatMap(({ promise, isKept }) => (isKept ? [] : [promise]));
const seenOf = (seen: Seen, beginning: string) =>
  judge(seen).find(({ promise }) => promise.startsWith(beginning))?.seen;

test("a run in which everything went well breaks no promise", () => {
  expect(broken(run(good()))).toEqual([]);
});

test("what is lost, late or left is told", () => {
  expect(broken(run(good().slice(0, -1)))).toEqual(["no words and no reminder are lost"]);
  expect(broken(run(good().slice(1)))).toEqual(["the bot's own answers come"]);
  const [help, code, ...rest] = good();
  const late = { ...code!, at: START + 2500 };
  expect(broken(run([help!, late, ...rest]))).toEqual(["codes arrive within 2 s, 95 of 100"]);
  expect(broken(run(good(), { pending: 1 }))).toEqual(["every update is stored once and worked off"]);
});

test("a double is a broken promise, but for one whose first copy came right before a kill", () => {
  const twice = [...good(), arrival(`Salom ${wordsMarker(1)}`, 40)];
  expect(broken(run(twice))).toEqual(["nothing is doubled"]);
  const strikes = [{ what: "worker 1", how: "SIGKILL", at: START + 3200 }] as const;
  expect(broken(run(twice, { strikes }))).toEqual([]);
  expect(seenOf(run(twice, { strikes }), "but for")).toBe("1 doubled at 1 kills");
  const asked = [{ ...strikes[0], how: "SIGTERM" as const }];
  expect(broken(run(twice, { strikes: asked }))).toEqual(["nothing is doubled"]);
});

test("what comes in another order than it was written in is told, wherever its copies came", () => {
  const [help, code, first, second, ...rest] = good();
  const swapped = [
    help!,
    code!,
    { ...first!, messageId: second!.messageId },
    { ...second!, messageId: first!.messageId },
  ];
  expect(broken(run([...swapped, ...rest]))).toEqual(["a chat's messages keep their order"]);
});

test("a slow code is told with the blow it came after", () => {
  const [help, code, ...rest] = good();
  const strikes = [{ what: "Redis", how: "SIGKILL", at: START } as const];
  const late = { ...code!, at: START + 2500 };
  expect(seenOf(run([help!, late, ...rest], { strikes }), "codes")).toMatch(
    "slowest 2500 ms, 3 s after Redis, SIGKILL",
  );
});

test("too much in a second is told where it is sent, and apart from that as it arrives", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => START + index * 30);
  const seen = run(good(), { turns: many(25), calls: many(31) });
  expect(broken(seen)).toEqual([]);
  expect(seenOf(seen, "as they arrive")).toBe("31 in the busiest second, 31 in the busiest five");
  expect(broken(run(good(), { turns: many(26).toReversed() }))).toEqual([
    "at most 25 messages begin their way in any second, whoever sends them",
  ]);
});

test("the busiest moment is any so long", () => {
  const calls = [0.9, 0.95, 1, 1.1, 1.85, 5].map((seconds) => START + seconds * 1000);
  expect([busiest(calls, 1000), busiest(calls, 5000)]).toEqual([5, 6]);
});
