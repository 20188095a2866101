import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { PhotoQueue, type PhotoQueueOptions } from "./photoUpload.ts";

type Sent = { blob: Blob; signal: AbortSignal; onProgress: (share: number) => void } & {
  succeed: (src: string) => void;
  fail: (error: Error) => void;
};

let sent: Sent[] = [];
const upload: PhotoQueueOptions["upload"] = (blob, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    sent.push({ blob, signal, onProgress, succeed: (src) => resolve({ src }), fail: reject });
  });

const file = (name: string) => new Blob([name], { type: "image/jpeg" });
const tick = () => new Promise((resolve) => setTimeout(resolve));

function queueOf(options: Partial<PhotoQueueOptions> = {}) {
  return new PhotoQueue({ photos: [], max: 10, atOnce: 2, prepare: async (one) => one, upload, ...options });
}
const states = (queue: PhotoQueue) => queue.getPhotos().map(({ state }) => state);
const ids = (queue: PhotoQueue) => queue.getPhotos().map(({ id }) => id);

beforeEach(() => {
  sent = [];
});

test("photos go out two at a time, each with its progress and its address", async () => {
  const queue = queueOf();
  expect(queue.add([file("a"), file("b"), file("c")])).toBe(0);
  expect(states(queue)).toEqual(["waiting", "waiting", "waiting"]);
  await tick();
  expect(states(queue)).toEqual(["uploading", "uploading", "waiting"]);
  sent[0]?.onProgress(0.4);
  expect(queue.getPhotos()[0]?.progress).toBe(0.4);
  sent[1]?.succeed("/images/b.webp");
  await tick();
  expect(states(queue)).toEqual(["uploading", "done", "uploading"]);
  expect(queue.getPhotos()[1]?.src).toBe("/images/b.webp");
});

test("where one at a time is asked for, the next waits for the last", async () => {
  const queue = queueOf({ atOnce: 1 });
  queue.add([file("a"), file("b")]);
  await tick();
  expect(sent).toHaveLength(1);
  sent[0]?.succeed("/images/a.webp");
  await tick();
  expect(sent).toHaveLength(2);
});

test("what finds no room is counted and left out", () => {
  const queue = queueOf({ photos: ["/1", "/2"], max: 3 });
  expect(queue.add([file("a"), file("b"), file("c")])).toBe(2);
  expect(queue.getPhotos()).toHaveLength(3);
});

test("a failed photo says why and can be tried again", async () => {
  const queue = queueOf();
  queue.add([file("a")]);
  await tick();
  sent[0]?.fail(new ApiError("offline"));
  await tick();
  expect(queue.getPhotos()[0]).toMatchObject({ state: "failed", fault: "offline" });
  await queue.settled();
  queue.retry(1);
  await tick();
  sent[1]?.succeed("/images/a.webp");
  await queue.settled();
  expect(queue.getPhotos()[0]).toMatchObject({ state: "done", src: "/images/a.webp", fault: undefined });
});

test("a file that can't be made ready fails alone and holds nobody up", async () => {
  const prepare = vi.fn(async (one: Blob) => {
    if (one.type === "text/plain") throw new ApiError("unsupported_media");
    return one;
  });
  const queue = queueOf({ prepare });
  queue.add([new Blob(["x"], { type: "text/plain" }), file("b")]);
  await tick();
  expect(states(queue)).toEqual(["failed", "uploading"]);
  expect(queue.getPhotos()[0]?.fault).toBe("unsupported_media");
});

test("files are made ready one after another", async () => {
  let [running, most] = [0, 0];
  const prepare = async (one: Blob) => {
    running += 1;
    most = Math.max(most, running);
    await tick();
    running -= 1;
    return one;
  };
  const queue = queueOf({ prepare, atOnce: 5 });
  queue.add([file("a"), file("b"), file("c")]);
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(most).toBe(1);
});

test("a removed photo stops uploading, and comes back to its place when that is undone", async () => {
  const queue = queueOf({ photos: ["/1"] });
  queue.add([file("a"), file("b")]);
  await tick();
  const putBack = queue.remove(2);
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(ids(queue)).toEqual([1, 3]);
  putBack();
  expect(ids(queue)).toEqual([1, 2, 3]);
  await tick();
  sent[2]?.succeed("/images/a.webp");
  await tick();
  expect(queue.getPhotos()[1]).toMatchObject({ id: 2, state: "done", src: "/images/a.webp" });

  const putKnownBack = queue.remove(1);
  putKnownBack();
  expect(queue.getPhotos()[0]).toMatchObject({ id: 1, state: "done", src: "/1" });
});

test("undoing a removal never makes one too many", () => {
  const queue = queueOf({ photos: ["/1", "/2"], max: 2 });
  const putBack = queue.remove(1);
  queue.add([file("a")]);
  putBack();
  expect(ids(queue)).toEqual([2, 3]);
});

test("a replaced photo keeps its place; a late answer to the one before is nobody's", async () => {
  const queue = queueOf();
  queue.add([file("a"), file("b")]);
  await tick();
  queue.replace(1, file("c"));
  sent[0]?.succeed("/images/old.webp");
  await tick();
  expect(queue.getPhotos()[0]?.src).toBeUndefined();
  sent[2]?.succeed("/images/c.webp");
  await tick();
  expect(queue.getPhotos()[0]).toMatchObject({ id: 1, src: "/images/c.webp" });
});

test("photos change places", () => {
  const queue = queueOf({ photos: ["/1", "/2", "/3"] });
  queue.move(3, 0);
  expect(ids(queue)).toEqual([3, 1, 2]);
  queue.move(3, 2);
  expect(ids(queue)).toEqual([1, 2, 3]);
  queue.move(2, 99);
  expect(ids(queue)).toEqual([1, 3, 2]);
});

test("leaving ends what is on its way and keeps what is done", async () => {
  const queue = queueOf({ photos: ["/1"] });
  queue.add([file("a")]);
  await tick();
  queue.stop();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(queue.getPhotos()[0]).toMatchObject({ state: "done", src: "/1" });
});
