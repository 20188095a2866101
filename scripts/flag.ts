import { listFlags } from "#core/flags/listFlags.ts";
import { setFlag } from "#core/flags/setFlag.ts";
import { withDatabase } from "./database.ts";

const [, , name, value] = process.argv;

async function showFlags() {
  for (const { key, data } of await listFlags()) console.log(`${key} ${JSON.stringify(data)}`);
}

if (name === undefined) await withDatabase(showFlags);
else if (/^[A-Z][A-Z0-9_]+$/.test(name) && (value === "on" || value === "off")) {
  await withDatabase(async () => {
    await setFlag(name, value === "on");
    console.log(`${name} is ${value}.`);
  });
} else {
  console.error("Usage: npm run flag [-- NAME on|off]");
  process.exitCode = 1;
}
