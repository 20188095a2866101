import { existsSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { makeFolder } from "../../tests/makeFolder.ts";
import { isProcessGone } from "./isProcessGone.ts";
import { inTurn } from "./turn.ts";

vi.mock(import("./isProcessGone.ts"));
const DEAD = "4000000";
const asked = vi.mocked(isProcessGone).mockImplementation((pid) => String(pid) === DEAD);

/** A turn that a killed process had. */
function abandoned(words = DEAD) {
  const file = join(makeFolder(), "turn");
  writeFileSync(file, words);
  return file;
}

/** A turn that lasts until it is told to end. */
function longTurn(file: string, patienceMs?: number) {
  let isIn = false;
  let end = () => {};
  const done = inTurn(
    file,
    () => {
      isIn = true;
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    },
    patienceMs,
  );
  return { isIn: () => isIn, end: () => end(), done };
}

test("of many who come at once each has the turn alone", async () => {
  const file = join(makeFolder(), "folder", "turn");
  let inside = 0;
  const most: number[] = [];
  await Promise.all(
    Array.from({ length: 10 }, () =>
      inTurn(file, async () => {
        inside += 1;
        most.push(inside);
        await new Promise(setImmediate);
        inside -= 1;
      }),
    ),
  );
  expect(most).toEqual(Array(10).fill(1));
});

test("of two who both find a turn abandoned one has it, and the other waits for its end", async () => {
  const file = abandoned();
  let first: ReturnType<typeof longTurn> | undefined;
  // While the second looks whether the process is gone, the first has done so and is in.
  asked.mockImplementationOnce(() => {
    first = longTurn(file);
    return true;
  });
  const second = longTurn(file);
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(3));
  expect([first?.isIn(), second.isIn()]).toEqual([true, false]);
  first?.end();
  await vi.waitFor(() => expect(second.isIn()).toBe(true));
  second.end();
  await Promise.all([first?.done, second.done]);
});

test("one that lasts too long is followed, and its end takes nothing from who has followed", async () => {
  const file = abandoned();
  const slow = longTurn(file);
  // A process that was killed while it ended a turn has left this.
  writeFileSync(`${file}.over`, "");
  const next = longTurn(file, 0);
  await vi.waitFor(() => expect(next.isIn()).toBe(true));
  slow.end();
  await slow.done;
  const third = longTurn(file);
  asked.mockClear();
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
  expect(third.isIn()).toBe(false);
  next.end();
  await vi.waitFor(() => expect(third.isIn()).toBe(true));
  third.end();
  await third.done;
});

test("what a full disk or a kill left empty holds nobody for long", async () => {
  const file = abandoned("");
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(file, anHourAgo, anHourAgo);
  expect(await inTurn(file, async () => "done")).toBe("done");
});

test("a folder that is gone at the end isn't missed", async () => {
  const folder = makeFolder();
  await inTurn(join(folder, "turn"), async () => rmSync(folder, { recursive: true }));
});

test("a turn that fails is given back", async () => {
  const file = abandoned();
  await expect(inTurn(file, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(file)).toBe(false);
});
