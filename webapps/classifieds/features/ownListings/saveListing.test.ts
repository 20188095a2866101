import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { useOnce } from "./saveListing.ts";

afterEach(cleanup);

function sender() {
  const { result } = renderHook(() => useOnce<{ name: string }>());
  const send = vi.fn(async (_: { name: string }, key: string) => key);
  return { send, once: (name: string) => result.current({ name }, send) };
}
const refusing = (error: Error) => async () => {
  throw error;
};

test("as long as nobody knows what came of it, the key stays", async () => {
  const { send, once } = sender();
  for (const error of [new ApiError("offline"), new ApiError("timeout"), new ApiError("internal", 500)]) {
    send.mockImplementationOnce(refusing(error));
    await expect(once("Диван")).rejects.toBe(error);
  }
  await once("Диван");
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(1);
});

test("a change, a refusal and a success each end an intention", async () => {
  const { send, once } = sender();
  send.mockImplementationOnce(refusing(new ApiError("offline")));
  await expect(once("Диван")).rejects.toThrow();
  send.mockImplementationOnce(refusing(new ApiError("invalid_input", 400)));
  await expect(once("Диван угловой")).rejects.toThrow();
  await once("Диван угловой");
  await once("Диван угловой");
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(4);
});

test("what says nothing of an earlier attempt leaves the key as it is", async () => {
  const { send, once } = sender();
  for (const error of [
    new ApiError("timeout"),
    new ApiError("conflict", 409),
    new ApiError("too_many_requests", 429),
    new ApiError("unauthorized", 401),
  ]) {
    send.mockImplementationOnce(refusing(error));
    await expect(once("Диван")).rejects.toBe(error);
  }
  await once("Диван");
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(1);
});

test("with a memory of its own an intention outlasts the page, and a later one isn't forgotten with it", async () => {
  const memory = { current: undefined };
  const page = () => renderHook(() => useOnce<string>(memory)).result.current;
  const keys: string[] = [];
  const answers: (() => void)[] = [];
  const send = (_: string, key: string) => {
    keys.push(key);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  const first = page()("Диван", send);
  const again = page()("Диван", send);
  expect(keys[1]).toBe(keys[0]);
  const other = page()("Стол", send);
  answers[0]?.();
  answers[1]?.();
  await Promise.all([first, again]);
  expect(memory.current).toMatchObject({ key: keys[2] });
  answers[2]?.();
  await other;
  expect(memory.current).toBeUndefined();
});
