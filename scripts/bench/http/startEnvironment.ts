import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What `npm start` sets in the environment, so that the API is measured as it is run. */
export function startEnvironment(): Record<string, string> {
  const file = join(import.meta.dirname, "..", "..", "..", "package.json");
  const { scripts } = JSON.parse(readFileSync(file, "utf8")) as { scripts: { start: string } };
  const settings = scripts.start.split(" ").flatMap((word) => {
    const [, name, value] = /^([A-Z_]+)=(.+)$/.exec(word) ?? [];
    return name && value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(settings);
}
