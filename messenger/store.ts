import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { firstBelongings, firstState, type State } from "./state.ts";

const SAVE_DELAY_MS = 400;
/** Saving may take one part in this many of the time, so a big state is saved less often. */
const SAVE_SHARE = 20;

type Store = {
  state: State;
  /** Saves soon. */
  changed(): void;
  /** Saves now, if anything changed. */
  flush(): void;
};

function readState(file: string, log: (line: string) => void): State {
  let json: string;
  try {
    json = readFileSync(file, "utf8");
  } catch {
    return firstState();
  }
  try {
    const saved = JSON.parse(json) as Partial<State>;
    if (saved.version !== 1) throw new Error("another version");
    const people = saved.people?.map((person) => ({
      ...firstBelongings(),
      ...person,
      // People that were kept before web clients were told apart.
      ...((person.platform as string) === "web" && { platform: "weba" as const }),
    }));
    return { ...firstState(), ...saved, ...(people && { people }) };
  } catch {
    renameSync(file, `${file}.unreadable`);
    log(`The messenger could not read ${file}; it starts afresh and keeps the old file beside it.`);
    return firstState();
  }
}

/** Keeps the state in `<dataDir>/messenger.json`, written whole and renamed, so a crash leaves the last good one. */
export function openStore(dataDir: string, log: (line: string) => void): Store {
  mkdirSync(join(dataDir, "files"), { recursive: true });
  const file = join(dataDir, "messenger.json");
  const state = readState(file, log);
  let timer: NodeJS.Timeout | null = null;
  let tookMs = 0;

  function flush(): void {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    const begun = performance.now();
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, JSON.stringify(state));
    renameSync(temporary, file);
    tookMs = performance.now() - begun;
  }

  function changed(): void {
    timer ??= setTimeout(flush, Math.max(SAVE_DELAY_MS, tookMs * SAVE_SHARE));
  }

  return { state, changed, flush };
}
