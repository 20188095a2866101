import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type FrameLocator, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { findBrowser } from "../e2e/support/browser.ts";
import { copySources, startDev } from "./devKit.ts";

const TIMUR = 5_000_002;
// Each change waits for the machine, which may be busy.
vi.setConfig({ testTimeout: 120_000 });

const LONG = { timeout: 60_000, interval: 50 };

const PROBE = `import type { Migration } from "../migration.ts";
export const up: Migration = async () => {};
export const down: Migration = async () => {};
`;

const sources = copySources();
let dev: Awaited<ReturnType<typeof startDev>>;
let browser: Browser;
let page: Page;
let app: FrameLocator;
/** Seconds from a change until it is seen. */
const times: Record<string, string> = {};

const act = async (path: string, body: object) => {
  const answer = await fetch(`${dev.messenger}/sim/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { url: string };
};
const ask = async (path: string, accept = "application/json") => {
  const answer = await fetch(dev.url + path, { headers: { accept } });
  return { status: answer.status, text: await answer.text() };
};
const searchField = () => app.getByRole("combobox");

async function timed(what: string, change: () => void, isSeen: () => Promise<unknown>) {
  const startedAt = performance.now();
  change();
  await isSeen();
  times[what] = ((performance.now() - startedAt) / 1000).toFixed(2);
}

interface Said {
  message_id: number;
  text?: string;
  from: { is_bot: boolean };
}

/** Timur's chat with the bot. */
async function chat(query = ""): Promise<Said[]> {
  const answer = await fetch(`${dev.messenger}/sim/people/${TIMUR}/chat?${query}`);
  return ((await answer.json()) as { messages: Said[] }).messages;
}

/** What the bot says to that. */
async function hear(text: string): Promise<string | undefined> {
  const last = (await chat()).at(-1)?.message_id ?? 0;
  await act(`people/${TIMUR}/text`, { text });
  const messages = await chat(`after=${last}&wait=30000`);
  return messages.findLast(({ from }) => from.is_bot)?.text;
}

beforeAll(async () => {
  dev = await startDev(sources.folder);
  browser = await chromium.launch(await findBrowser());
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto((await act("launch", { personId: TIMUR, app: "market" })).url);
  app = page.frameLocator(".app-frame").frameLocator("iframe");
  await searchField().fill("кобальт", { timeout: 60_000 });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  dev?.child.kill("SIGINT");
  await dev?.ended;
  await sources.remove();
  // biome-ignore lint/suspicious/noConsole: the figures are what somebody may have come for.
  console.log(`Seen after a change, in seconds: ${JSON.stringify(times)}`);
});

test("a changed screen is seen inside the messenger, with its state kept", async () => {
  await timed(
    "screen",
    () =>
      sources.edit(
        "webapps/classifieds/features/home/HomeScreen.tsx",
        '{t("home.feed")}</h2>',
        "Edited</h2>",
      ),
    () => app.getByRole("heading", { name: "Edited" }).waitFor(),
  );
  sources.edit("webapps/classifieds/locales/ru.ts", "Поиск с фильтрами", "Другие слова");
  await app.getByRole("button", { name: "Другие слова" }).waitFor();
  expect(await searchField().inputValue()).toBe("кобальт");
});

test("a changed rule and a changed route answer, and nobody is refused meanwhile", async () => {
  await timed(
    "rule",
    () => sources.edit("core/platform/health/isDatabaseReady.ts", "() => true,", "() => false,"),
    () => expect.poll(() => ask("/readyz"), LONG).toMatchObject({ status: 503 }),
  );
  let asked: ReturnType<typeof ask>[] = [];
  await timed(
    "route",
    () => {
      sources.edit("api/routes/health.ts", "{ ok: true }", "{ ok: true, isEdited: true }");
      sources.edit("core/platform/health/isDatabaseReady.ts", "() => false,", "() => true,");
      asked = Array.from({ length: 20 }, () => ask("/api/telegram/geo/capital"));
    },
    () => expect.poll(() => ask("/healthz"), LONG).toMatchObject({ text: '{"ok":true,"isEdited":true}' }),
  );
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await ask("/readyz")).status).toBe(200);
});

test("a changed handler of the bot and changed words of its own are heard, and no update is lost", async () => {
  const before = (await chat()).length;
  let asked = 0;
  await timed(
    "handler",
    () =>
      sources.edit(
        "bot/handlers/help/help.ts",
        'help.command("help", (ctx) =>',
        'help.command("help", (ctx) => ctx.reply("Edited"));\nhelp.command("unheard", (ctx) =>',
      ),
    () =>
      expect
        .poll(async () => {
          asked += 1;
          return hear("/help");
        }, LONG)
        .toBe("Edited"),
  );
  sources.edit("bot/handlers/help/texts/ru/help.ftl", "help-text =", "edited-text = Слова\nhelp-text =");
  sources.edit("bot/handlers/help/help.ts", 'ctx.reply("Edited")', 'say(ctx, "edited-text")');
  await expect
    .poll(async () => {
      asked += 1;
      return hear("/help");
    }, LONG)
    .toBe("Слова");
  expect((await chat()).length - before).toBe(2 * asked);
});

test("a fault in the sources is named in the terminal, to programs and to people, until it is mended", async () => {
  sources.edit("api/routes/health.ts", "isEdited: true", "isEdited: true,,");
  const line = sources.lineOf("api/routes/health.ts", ",,");
  const place = `api/routes/health.ts:${line}`;
  await expect.poll(() => ask("/healthz"), LONG).toMatchObject({ status: 500 });
  expect(JSON.parse((await ask("/healthz")).text)).toMatchObject({
    code: "internal",
    file: "api/routes/health.ts",
    line,
    text: expect.stringContaining("isEdited: true,,"),
  });
  expect(dev.said()).toContain(`${place}:`);
  await app.locator("vite-error-overlay").getByText(place).first().waitFor();

  const tab = await browser.newPage();
  await tab.goto(`${dev.url}/report`);
  await tab.getByText(place).waitFor();
  sources.edit("api/routes/health.ts", "isEdited: true,,", "isEdited: false");
  await expect.poll(() => ask("/healthz"), LONG).toMatchObject({ text: '{"ok":true,"isEdited":false}' });
  await tab.locator("#root *").first().waitFor({ timeout: 30_000 });
  // An app that nobody had open then knows nothing of the fault: its first change is seen without a new page.
  await tab.evaluate("document.body.dataset.isSame = 'yes'");
  sources.edit(
    "webapps/reports/features/access/ReportsScreen.tsx",
    "<SectionHeader ",
    "<h2>Edited</h2><SectionHeader ",
  );
  await tab.getByRole("heading", { name: "Edited" }).waitFor();
  expect(await tab.evaluate("document.body.dataset.isSame")).toBe("yes");
  await tab.close();
  await expect.poll(() => app.locator("vite-error-overlay").count(), LONG).toBe(0);
  expect(await searchField().inputValue()).toBe("кобальт");
});

test("what breaks in a call, at the start and in a page is shown by the line of its source", async () => {
  const capital = {
    file: "core/platform/geo/places.ts",
    whole: "export function getCapital(",
    broken: `export function getCapital(): never { throw new TypeError("Planted"); }\nfunction before(`,
  };
  const overlay = app.locator("vite-error-overlay");
  const line = sources.lineOf(capital.file, capital.whole);
  const place = `${capital.file}:${line}`;
  sources.edit(capital.file, capital.whole, capital.broken);
  await expect.poll(() => ask("/api/telegram/geo/capital"), LONG).toMatchObject({ status: 500 });
  await overlay.getByText(place).first().waitFor();
  expect(dev.said()).toContain(`  ${place}\n  ${line} | export function getCapital(): never {`);

  const atStart = 'if (Date.now() > 0) throw new Error("At the start");\n';
  sources.edit(capital.file, capital.broken, capital.whole);
  sources.edit("api/routes/geo.ts", "export const geo", `${atStart}export const geo`);
  await expect.poll(() => ask("/healthz"), LONG).toMatchObject({ status: 500 });
  expect(JSON.parse((await ask("/healthz")).text)).toMatchObject({
    message: "Error: At the start",
    file: "api/routes/geo.ts",
    line: sources.lineOf("api/routes/geo.ts", "At the start"),
  });
  sources.edit("api/routes/geo.ts", atStart, "");
  await expect.poll(() => ask("/api/telegram/geo/capital"), LONG).toMatchObject({ status: 200 });
  await expect.poll(() => overlay.count(), LONG).toBe(0);

  const screen = "webapps/classifieds/features/home/HomeScreen.tsx";
  sources.edit(screen, "  return (", '  if (Date.now()) throw new Error("Planted");\n  return (');
  await overlay.getByText(`${screen}:`).first().waitFor();
  await expect
    .poll(dev.said, LONG)
    .toMatch(/In the page: Error: Planted\n {4}at webapps\/classifieds\/features\/home\/HomeScreen.tsx:\d+/);
  sources.edit(screen, '  if (Date.now()) throw new Error("Planted");\n', "");
  await searchField().waitFor();
});

test("new settings and a new migration are taken in", async () => {
  sources.write(".env", "LOG_LEVEL=loud\n");
  await expect
    .poll(() => ask("/healthz"), LONG)
    .toMatchObject({ text: expect.stringContaining("LOG_LEVEL") });
  sources.write(".env", "SUPPORT_URL=https://support.example\n");
  sources.write("db/migrations/29990101000000-probe.ts", PROBE);
  await expect
    .poll(() => ask("/api/telegram/configs"), LONG)
    .toMatchObject({
      text: expect.stringContaining("https://support.example"),
    });
  await expect.poll(dev.said, LONG).toMatch(/Migrations: up +29990101000000-probe/);
  await expect.poll(() => ask("/healthz"), LONG).toMatchObject({ status: 200 });
});

/** Processes of the server, the one that stands by among them. */
function servers(): number[] {
  const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(dev.child.pid)], {
    encoding: "utf8",
  });
  return children
    .split("\n")
    .filter((line) => line.includes("standby.mjs"))
    .map((line) => Number.parseInt(line, 10));
}

test("a server that is killed is started again by itself", async () => {
  for (const pid of servers()) process.kill(pid, "SIGKILL");
  await expect.poll(dev.said, LONG).toContain("The server ended by SIGKILL: it starts again in 1 s");
  await expect.poll(() => ask("/healthz"), LONG).toMatchObject({ status: 200 });
});

// It stands last, as nothing runs after it.
test("npm run dev, killed while it restarts, leaves no database behind and shows no fault of the killing", async () => {
  const database = join(sources.folder, ".data", "postgres", "postmaster.pid");
  expect(Number(readFileSync(database, "utf8").split("\n")[0])).toBeGreaterThan(0);
  const before = dev.said().length;
  sources.edit("api/routes/health.ts", "isEdited: false", "isEdited: 2");
  dev.child.kill("SIGKILL");
  await dev.ended;
  await expect.poll(() => existsSync(database), LONG).toBe(false);
  // What esbuild says when its owner is killed in the middle of a build is esbuild's own, so only ours is looked for.
  expect(dev.said().slice(before)).not.toMatch(/^\s+at /m);
});
