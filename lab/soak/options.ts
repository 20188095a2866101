import { parseArgs } from "node:util";

export interface Options {
  /** With strikes. */
  minutes: number;
  /** Minutes without any after them, in which memory is looked at. */
  calm: number;
  people: number;
  /** The first of ten ports that it takes. */
  port: number;
  /** What else the machine did meanwhile, for the page. */
  beside: string;
  /** What is struck. */
  strikes: readonly StrikeKind[];
}

const strikeKinds = ["bot", "worker", "Redis", "database"] as const;
export type StrikeKind = (typeof strikeKinds)[number];

const usage =
  "Usage: npm run soak -- [--minutes 20] [--calm 8] [--people 200] [--port 28400] [--strikes bot,worker,Redis,database] [--beside 'what else ran']";

/** @throws an error that tells the usage. */
export function readOptions(given: string[]): Options {
  const { values } = parseArgs({
    args: given,
    options: {
      minutes: { type: "string", default: "20" },
      calm: { type: "string", default: "8" },
      people: { type: "string", default: "200" },
      port: { type: "string", default: "28400" },
      beside: { type: "string", default: "" },
      strikes: { type: "string", default: strikeKinds.join() },
    },
  });
  const options = {
    minutes: Number(values.minutes),
    calm: Number(values.calm),
    people: Number(values.people),
    port: Number(values.port),
    beside: values.beside,
    strikes: strikeKinds.filter((kind) => values.strikes.split(",").includes(kind)),
  };
  const isRight =
    options.minutes >= 1 &&
    options.calm >= 0 &&
    options.people >= 4 &&
    options.people % 2 === 0 &&
    options.port > 1024;
  if (!isRight) throw new Error(`${usage}\nPeople write to each other in pairs, four at least.`);
  return options;
}
