import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { givenEnvironment } from "#config";
import { findBrowser } from "../tests/e2e/support/browser.ts";
import { drawPorts } from "../tests/e2e/support/drawPorts.ts";
import { isReady } from "../tests/e2e/support/isReady.ts";
import { appIn } from "../tests/e2e/support/market.ts";

const ROOT = join(import.meta.dirname, "..");
/** Ticks of Linux, in which /proc counts. */
const TICKS_A_SECOND = 100;

interface Running {
  pid: number;
  parent: number;
  /** Its own time and that of children it has seen end. */
  cpu: number;
}

function processes(): Running[] {
  return readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    const file = `/proc/${name}/stat`;
    if (!pid || !existsSync(file)) return [];
    try {
      const fields = readFileSync(file, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ")
        .map(Number);
      const cpu = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND;
      return [{ pid, parent: fields[1] ?? 0, cpu }];
    } catch {
      // It has ended in between.
      return [];
    }
  });
}

/** Seconds of a processor that a market has taken until now, with its builds and its database. */
function cpuOf(market: number, clone: string): number {
  const all = processes();
  const file = join(clone, ".data", "postgres", "postmaster.pid");
  const database = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
  const sum = (pid: number): number =>
    (all.find((one) => one.pid === pid)?.cpu ?? 0) +
    all.filter(({ parent }) => parent === pid).reduce((total, child) => total + sum(child.pid), 0);
  return sum(market) + sum(database);
}

/** Opens an address as soon as somebody listens there. */
async function open(page: Page, url: string): Promise<void> {
  for (;;) {
    try {
      await page.goto(url);
      return;
    } catch (error) {
      if (!String(error).includes("ERR_CONNECTION_REFUSED")) throw error;
      await delay(50);
    }
  }
}

/** Starts the market of a clone, looks at it as a newcomer does, and ends it. */
async function measure(clone: string, browser: Browser, ports: readonly number[]): Promise<void> {
  const [messengerPort = 0, , , , port = 0] = ports;
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const startedAt = performance.now();
  const market = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...givenEnvironment, PORT: String(port), MESSENGER_PORT: String(messengerPort) },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(market, "exit");
  const tell = (what: string) => {
    const wall = (performance.now() - startedAt) / 1000;
    console.log(`→ ${what}: ${wall.toFixed(1)} s, ${cpuOf(market.pid ?? 0, clone).toFixed(1)} s of CPU`);
  };
  try {
    await open(page, `http://localhost:${messengerPort}/`);
    await page.getByRole("button", { name: "Тимур" }).first().click();
    tell("messenger's page");
    const [begin, first] = [
      page.getByRole("button", { name: "START", exact: true }),
      page.getByRole("log").locator(".inline-button").first(),
    ];
    await begin.or(first).waitFor();
    if (await begin.isVisible()) await begin.click();
    await first.waitFor({ timeout: 120_000 });
    tell("the bot's answer");
    await first.click();
    await appIn(page).getByRole("main").locator('a[href*="/product/"]').first().waitFor({ timeout: 60_000 });
    tell("classifieds with cards");
    while (!(await isReady(port))) await delay(100);
    tell("everything");
  } finally {
    market.kill("SIGTERM");
    await ended;
    await page.close();
  }
}

/** Starts a bare clone of what is committed, twice, and tells when its first pages are there. */
const clone = mkdtempSync(join(tmpdir(), "bozor-clone-"));
execFileSync("chmod", ["755", clone]);
const browser = await chromium.launch(await findBrowser());
// The same for both: a button in a chat keeps the address that it was sent with.
const ports = await drawPorts(5);
try {
  execFileSync("git", ["clone", "--quiet", ROOT, clone]);
  symlinkSync(join(ROOT, "node_modules"), join(clone, "node_modules"));
  for (const which of ["First start", "Second start"]) {
    console.log(`\n${which} of a bare clone`);
    await measure(clone, browser, ports);
  }
} finally {
  await browser.close();
  rmSync(clone, { recursive: true, force: true });
}
