import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTokens } from "#webapps/shared/client/tokens.ts";
import { uploadPhoto } from "./uploadPhoto.ts";

const tokenOf = (name: string) => `h.${btoa(JSON.stringify({ userId: 1, name, exp: 4_000_000_000 }))}.s`;
const [old, fresh] = [tokenOf("old"), tokenOf("fresh")];
const image = { src: "/images/a.webp", width: 4, height: 3, thumbhash: null };
const photo = new Blob(["x"], { type: "image/jpeg" });

let requests: FakeRequest[] = [];
let answer: (request: FakeRequest) => void;

/** Stands in for the browser's own request; what becomes of it is up to each test. */
class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  status = 0;
  responseText = "";
  files: FormDataEntryValue[] = [];
  declare onload: () => void;
  declare onerror: () => void;
  declare ontimeout: () => void;
  declare onabort: () => void;
  declare onloadend: () => void;

  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.files = body.getAll("files");
    requests.push(this);
    queueMicrotask(() => answer(this));
  }
  abort() {
    this.onabort();
  }
  reply(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  requests = [];
  localStorage.clear();
  keepTokens({ accessToken: old, refreshToken: "refresh-1" });
  answer = (request) => request.reply(201, [image]);
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

test("one photo goes out as `files` with the caller's token, and its address comes back", async () => {
  const shares: number[] = [];
  answer = (request) => {
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    request.upload.onprogress?.({ loaded: 0, total: 0 });
    request.reply(201, [image]);
  };
  await expect(uploadPhoto(photo, { onProgress: (share) => shares.push(share) })).resolves.toEqual(image);
  expect(requests[0]?.files).toHaveLength(1);
  expect(requests[0]?.headers.authorization).toBe(`Bearer ${old}`);
  expect(shares).toEqual([0.25, 0]);
});

test("a refused token is renewed once and the photo sent again", async () => {
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ accessToken: fresh, refreshToken: "r-2" })),
  );
  answer = (request) =>
    request.headers.authorization === `Bearer ${fresh}`
      ? request.reply(201, [image])
      : request.reply(401, { code: "unauthorized", message: "" });
  await expect(uploadPhoto(photo)).resolves.toEqual(image);
  expect(requests).toHaveLength(2);
});

test("a refusal carries the server's code; no answer is told as such", async () => {
  answer = (request) => request.reply(413, { code: "too_large", message: "" });
  await expect(uploadPhoto(photo)).rejects.toMatchObject({ code: "too_large", status: 413 });
  answer = (request) => request.onerror();
  await expect(uploadPhoto(photo)).rejects.toMatchObject({ code: "offline" });
  answer = (request) => request.ontimeout();
  await expect(uploadPhoto(photo)).rejects.toMatchObject({ code: "timeout" });
  answer = (request) => request.reply(201, []);
  await expect(uploadPhoto(photo)).rejects.toMatchObject({ code: "unexpected" });
});

test("what isn't wanted any more is stopped, also before it began", async () => {
  const stopper = new AbortController();
  answer = () => stopper.abort();
  await expect(uploadPhoto(photo, { signal: stopper.signal })).rejects.toHaveProperty("name", "AbortError");
  await expect(uploadPhoto(photo, { signal: stopper.signal })).rejects.toHaveProperty("name", "AbortError");
  expect(requests).toHaveLength(1);
});
