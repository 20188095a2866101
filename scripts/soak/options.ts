import { parseArgs } from "node:util";

export interface Options {
  minutes: number;
  people: number;
  /** The first of ten ports that it takes. */
  port: number;
}

const usage = "Usage: npm run soak -- [--minutes 20] [--people 200] [--port 28400]";

/** @throws an error that tells the usage. */
export function readOptions(given: string[]): Options {
  const { values } = parseArgs({
    args: given,
    options: {
      minutes: { type: "string", default: "20" },
      people: { type: "string", default: "200" },
      port: { type: "string", default: "28400" },
    },
  });
  const options = {
    minutes: Number(values.minutes),
    people: Number(values.people),
    port: Number(values.port),
  };
  const isRight =
    options.minutes >= 1 && options.people >= 4 && options.people % 2 === 0 && options.port > 1024;
  if (!isRight) throw new Error(`${usage}\nPeople write to each other in pairs, four at least.`);
  return options;
}
