import { spawn } from "node:child_process";
import { expect, test, vi } from "vitest";
import { drawPorts } from "../../tests/e2e/support/drawPorts.ts";
import { makeFolder } from "../../tests/makeFolder.ts";
import { keepUp } from "./keepUp.ts";
import { startMessenger } from "./startMessenger.ts";

vi.mock("node:child_process", { spy: true });

test("a messenger that is killed comes back by itself, each time after a longer pause", async () => {
  const [port = 0] = await drawPorts(4);
  const env = { PATH: process.env.PATH, DATA_DIR: makeFolder(), MESSENGER_PORT: String(port) };
  const pauses: number[] = [];
  const messenger = await keepUp("messenger", (died) => startMessenger({ env, died }), {
    pauseMs: (ends) => {
      pauses.push(ends);
      return 1;
    },
  });
  const children = vi.mocked(spawn).mock.results;
  const answers = () => fetch(`http://127.0.0.1:${port}/`).then(() => true);
  for (const kills of [1, 2, 3]) {
    expect(await answers()).toBe(true);
    children.at(-1)?.value.kill("SIGKILL");
    await vi.waitFor(() => expect(children.length).toBe(kills + 1), { timeout: 20_000 });
    await vi.waitFor(answers, { timeout: 20_000 });
  }
  expect(pauses).toEqual([1, 2, 3]);
  await messenger.stop();
  await expect(answers()).rejects.toThrow();
});
