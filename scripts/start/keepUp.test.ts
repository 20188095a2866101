import { expect, test, vi } from "vitest";
import { inProcess, keepUp } from "./keepUp.ts";

const atOnce = () => 1;

test("what has died is ended and begun again, until it is stopped", async () => {
  const said: string[] = [];
  const deaths: (() => void)[] = [];
  const part = await keepUp(
    "part",
    async (died) => {
      deaths.push(died);
      const number = deaths.length;
      said.push(`begun ${number}`);
      return { stop: async () => void said.push(`ended ${number}`) };
    },
    { pauseMs: atOnce },
  );
  deaths[0]?.();
  await vi.waitFor(() => expect(deaths).toHaveLength(2));
  deaths[1]?.();
  await vi.waitFor(() => expect(deaths).toHaveLength(3));
  await part.stop();
  deaths[2]?.();
  expect(said).toEqual(["begun 1", "ended 1", "begun 2", "ended 2", "begun 3", "ended 3"]);
});

test("one that can't be begun again is tried again, with pauses that grow", async () => {
  const pauses: number[] = [];
  let begun = 0;
  let die = () => {};
  const part = await keepUp(
    "part",
    async (died) => {
      begun += 1;
      if (begun === 2 || begun === 3) throw new Error("not yet");
      die = died;
      return { stop: async () => {} };
    },
    {
      pauseMs: (ends) => {
        pauses.push(ends);
        return 1;
      },
    },
  );
  die();
  await vi.waitFor(() => expect(begun).toBe(4));
  expect(pauses).toEqual([1, 2, 3]);
  await part.stop();
});

test("an error that nobody has caught begins all parts of the process again, and ends nothing else", async () => {
  const listeners = process.listeners("uncaughtException");
  const said: string[] = [];
  const begin = (name: string) => async () => {
    said.push(`+${name}`);
    return { stop: async () => void said.push(`-${name}`) };
  };
  const part = await keepUp(
    "parts",
    inProcess([begin("api"), begin("bot")], () => {}),
    { pauseMs: atOnce, isHere: true },
  );
  const [ours] = process.listeners("uncaughtException").filter((one) => !listeners.includes(one));
  ours?.(new Error("lost"), "unhandledRejection");
  await vi.waitFor(() => expect(said).toEqual(["+api", "+bot", "-bot", "-api", "+api", "+bot"]));
  await part.stop();
  expect(process.listeners("uncaughtException")).toEqual(listeners);
});

test("an error that comes while parts are begun, or rest before it, begins them again as well", async () => {
  const listeners = process.listeners("uncaughtException");
  let begun = 0;
  const ours = () => process.listeners("uncaughtException").find((one) => !listeners.includes(one));
  const part = await keepUp(
    "parts",
    async () => {
      begun += 1;
      // The first two are hit on their way up.
      if (begun <= 2) ours()?.(new Error("late"), "uncaughtException");
      return { stop: async () => {} };
    },
    {
      pauseMs: () => {
        ours()?.(new Error("later still"), "uncaughtException");
        return 1;
      },
      isHere: true,
    },
  );
  await vi.waitFor(() => expect(begun).toBe(3));
  await part.stop();
  expect(process.listeners("uncaughtException")).toEqual(listeners);
});
