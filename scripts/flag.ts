import { listFlags } from "#core/flags/listFlags.ts";
import { setFlag } from "#core/flags/setFlag.ts";
import { withDatabase } from "./database.ts";

const [, , name, value] = process.argv;

async function showFlags() {
  for (const { key, data } of await listFlags()) console.log(`${key} ${JSON.stringify(data)}`);
}

/** Only switches that exist: a slip of the pen would make a new one that nothing reads. */
async function turn(key: string, isOn: boolean) {
  const switches = (await listFlags())
    .filter(({ data }) => typeof data === "boolean")
    .map((flag) => flag.key);
  if (!switches.includes(key)) throw new Error(`No switch ${key}; there are ${switches.join(", ")}`);
  await setFlag(key, isOn);
  console.log(`${key} is ${isOn ? "on" : "off"}.`);
}

if (name === undefined) await withDatabase(showFlags);
else if (value === "on" || value === "off") await withDatabase(() => turn(name, value === "on"));
else {
  console.error("Usage: npm run flag [-- NAME on|off]");
  process.exitCode = 1;
}
