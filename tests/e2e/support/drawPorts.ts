import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Below the ports that systems give to outgoing connections: one of those may be taken again in between. */
const FIRST = 10_000;
const COUNT = 20_000;

async function tryRow(first: number, count: number): Promise<boolean> {
  const probes: Server[] = [];
  try {
    for (let port = first; port < first + count; port += 1) {
      const probe = createServer().listen(port, "127.0.0.1");
      probes.push(probe);
      await once(probe, "listening");
    }
    return true;
  } catch {
    return false;
  } finally {
    for (const probe of probes) probe.close();
  }
}

/** Finds ports in a row that are free on this machine; each was opened to see. */
export async function drawPorts(count: number): Promise<number[]> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const first = FIRST + Math.floor(Math.random() * COUNT);
    if (await tryRow(first, count)) return Array.from({ length: count }, (_, index) => first + index);
  }
  throw new Error(`There are no ${count} free ports in a row`);
}
