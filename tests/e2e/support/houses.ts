import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawPorts } from "./drawPorts.ts";

/** Where a running market listens and keeps what it has. */
interface Place {
  folder: string;
  /** The market's own, and for one of several processes those of the others behind it. */
  port: number;
  /** The messenger's; the three after it are the mini-apps'. */
  messengerPort: number;
}

export type House = "plain" | "grown";

/** Drawn once by the run itself, and read by its servers and workers from here. */
const VARIABLE = "JOURNEYS_HOUSES";
const PREFIX = "bozor-journeys-";

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Removes what runs that were killed have left. */
function sweep() {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const pid = Number(name.slice(PREFIX.length).split("-")[0]);
    if (!isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

async function draw(): Promise<Record<House, Place>> {
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // Where journeys run as root, PostgreSQL runs as another user, who must get in.
  await chmod(folder, 0o755);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const place = async (house: House) => {
    const [messengerPort, , , , port] = await drawPorts(5);
    return { folder: join(folder, house), port, messengerPort } as Place;
  };
  return { plain: await place("plain"), grown: await place("grown") };
}

process.env[VARIABLE] ??= JSON.stringify(await draw());

/**
 * The running markets that journeys visit, each in a folder and on ports of its own, so that checkouts run side by side.
 * The plain one is as `npm start` makes it: embedded database, one process. The grown one has servers of its own for
 * PostgreSQL and Redis, and two api processes behind a balancer.
 */
export const houses = JSON.parse(process.env[VARIABLE]) as Record<House, Place>;
