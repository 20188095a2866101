import { existsSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";
import { embeddedPortFile } from "#db/address.ts";
import { startEmbedded } from "#db/embedded/server.ts";
import { joinEmbedded } from "./embedded.ts";
import { holdLocks } from "./holdLocks.ts";

vi.mock(import("#db/embedded/server.ts"));
vi.mock(import("./holdLocks.ts"));

const stop = vi.fn(async () => {});
const late = new Error("The database didn't answer in 10 s");

/** A server that this start launches or finds running, and that lets nobody in where it `fails`. */
function serverThat({ launches, fails = false }: { launches: boolean; fails?: boolean }) {
  return async ({ onLaunch }: Parameters<typeof startEmbedded>[0]) => {
    if (launches) onLaunch?.(stop);
    if (fails) throw late;
    return { url: "", port: 5, isStarted: launches, isEnding: async () => false, stop };
  };
}

beforeEach(() => {
  stop.mockClear();
  vi.mocked(holdLocks).mockReset().mockRejectedValue(late);
});

test.each([true, false])(
  "a first start that fails stops the server that it started: %s",
  async (launches) => {
    vi.mocked(startEmbedded).mockImplementation(serverThat({ launches }));
    await expect(joinEmbedded(true)).rejects.toBe(late);
    expect([stop.mock.calls.length, existsSync(embeddedPortFile)]).toEqual(launches ? [1, false] : [0, true]);
  },
);

test("so does one whose server lets nobody in", async () => {
  vi.mocked(startEmbedded).mockImplementation(serverThat({ launches: true, fails: true }));
  await expect(joinEmbedded(true)).rejects.toBe(late);
  expect(stop).toHaveBeenCalledOnce();
});

test("a server that is started again is told once it lets us in, though a try before has launched it", async () => {
  const held = { isTaken: false, settle: async () => {}, release: async () => {} };
  vi.mocked(holdLocks).mockReset().mockResolvedValue(held);
  vi.mocked(startEmbedded).mockImplementation(serverThat({ launches: false }));
  const told: string[] = [];
  await joinEmbedded(true, (line) => told.push(line));
  const again = vi.mocked(holdLocks).mock.lastCall?.[0].again ?? expect.fail("It isn't held again");
  const retake = async () => ({}) as never;

  vi.mocked(startEmbedded).mockImplementationOnce(serverThat({ launches: true, fails: true }));
  await expect(again(retake)).rejects.toBe(late);
  expect(told).toEqual([]);
  await again(retake);
  await again(retake);
  expect(told).toEqual(["Database: the embedded PostgreSQL was gone, and is started again"]);
  expect(stop).not.toHaveBeenCalled();
});
