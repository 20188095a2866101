import { readFileSync } from "node:fs";

const MB = 1024;
const LOOK_MS = 200;

/** Watches the resident memory of a process, in megabytes; where there is no /proc, nothing is known. */
export function watchMemory(pid: number): { stop(): number[] } {
  const seen: number[] = [];
  const look = () => {
    try {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
      if (kilobytes) seen.push(Number(kilobytes) / MB);
    } catch {
      // Not on this system.
    }
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    stop() {
      clearInterval(timer);
      return seen;
    },
  };
}
