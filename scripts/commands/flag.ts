import { setFlag } from "#core/desk/flags/setFlag.ts";
import { listFlags } from "#core/platform/flags/flags.ts";
import type { Within } from "../database.ts";

async function showFlags() {
  for (const { key, data } of await listFlags()) console.log(`${key} ${JSON.stringify(data)}`);
}

/** Reads a written value as the kind that it looks like; undefined when it is neither a switch's nor a number. */
function readValue(written: string): boolean | number | undefined {
  if (written === "on" || written === "off") return written === "on";
  return /^\d{1,9}$/.test(written) ? Number(written) : undefined;
}

const isSettable = (data: unknown) => typeof data === "boolean" || typeof data === "number";

/** Only variables that exist, to their own kind: a slip of the pen would make one that nothing reads. */
async function change(key: string, data: boolean | number) {
  const flags = (await listFlags()).filter((flag) => isSettable(flag.data));
  const flag = flags.find((one) => one.key === key);
  if (!flag) throw new Error(`No variable ${key}; there are ${flags.map((one) => one.key).join(", ")}`);
  const isSwitch = typeof flag.data === "boolean";
  if (isSwitch !== (typeof data === "boolean")) {
    throw new Error(`${key} is ${isSwitch ? "a switch: on or off" : "a whole number"}`);
  }
  await setFlag(key, data);
  console.log(isSwitch ? `${key} is ${data ? "on" : "off"}.` : `${key} is ${data}.`);
}

/** Does what the words of a command line ask for, within an open database. */
export async function runFlag([name, value]: readonly string[], within: Within): Promise<void> {
  const data = value === undefined ? undefined : readValue(value);
  if (name === undefined) return within(showFlags);
  if (data !== undefined) return within(() => change(name, data));
  console.error("Usage: npm run flag [-- NAME on|off|NUMBER]");
  process.exitCode = 1;
}
