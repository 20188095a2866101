import { randomUUID } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { finished, Transform } from "node:stream";
import { koaBody } from "koa-body";
import { cutText } from "#contract/cutText.ts";
import { PHOTOS_MAX, UPLOAD_BYTES_MAX } from "#contract/limits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { incomingFolder } from "#core/platform/images/folders.ts";
import { createPlaces } from "#core/platform/limits/places.ts";
import { FileWriter, type ReceivedFile } from "./FileWriter.ts";
import { takeTime } from "./slowBodies.ts";
import type { ApiContext } from "./state.ts";

const FIELD = "files";
/** Room for boundaries and headers around the files of a body, in bytes. */
const AROUND_MAX = 64 * 1024;
const BODY_MAX = UPLOAD_BYTES_MAX + AROUND_MAX;

/** Longest a body may take, less than the server itself gives a request, and longest without a byte; in milliseconds. */
const BODY_MS = 4 * 60_000;
const SILENCE_MS = 30_000;

/** With the bounds above, what slow uploads can hold of the disk: 32 bodies of 50 MB. */
const takePlace = createPlaces({ each: 2, all: 32 });

const tooLarge = () =>
  new RuleError("too_large", "The body is too large", { fields: { [FIELD]: "too_large" } });
const tooSlow = () =>
  new RuleError("invalid_input", "The body came too slowly", { fields: { body: "too_slow" } });
const isSlow = (error: unknown) => error instanceof RuleError && error.details.fields?.body === "too_slow";
const refuseField = (field: string, fault: string) =>
  new RuleError("invalid_input", "Not the files that are taken", { fields: { [cutText(field, 50)]: fault } });

/** Passes a body on up to its limits of size and time; whoever it is piped to needs its headers. */
function limitBody(headers: ApiContext["headers"]) {
  let left = BODY_MAX;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      silence.refresh();
      left -= chunk.length;
      if (left < 0) done(tooLarge());
      else done(null, chunk);
    },
  });
  // The parser listens a little later than an early end could come.
  body.on("error", () => {});
  const endSlow = () => body.destroy(tooSlow());
  const silence = setTimeout(endSlow, SILENCE_MS);
  const whole = setTimeout(endSlow, BODY_MS);
  body.on("close", () => {
    clearTimeout(silence);
    clearTimeout(whole);
  });
  return Object.assign(body, { headers });
}

/** Writes the files of a body into `folder`, in their order. */
async function receive(body: ReturnType<typeof limitBody>, folder: string): Promise<ReceivedFile[]> {
  const names: (string | null)[] = [];
  const writers: FileWriter[] = [];
  let isOver = false;

  function refusalOf(name: string | null | undefined): RuleError | undefined {
    // Parts that were parsed together with a refused one still come.
    if (isOver) return refuseField(FIELD, "late");
    if (name !== FIELD) return refuseField(name || "body", "unknown");
    return writers.length < PHOTOS_MAX ? undefined : refuseField(FIELD, "too_many");
  }
  const parse = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    formidable: {
      // Sizes and numbers are our writer's to refuse, at the first byte too many.
      maxFileSize: BODY_MAX,
      allowEmptyFiles: true,
      minFileSize: 0,
      onPart(part, handle) {
        names.push(part.name);
        // A part without a type would be read as text, into memory.
        part.mimetype ??= "application/octet-stream";
        handle(part);
      },
      fileWriteStreamHandler() {
        const writer = new FileWriter(folder, writers.length, refusalOf(names[writers.length]));
        writers.push(writer);
        return writer;
      },
    },
  });
  // It sees a body that ends where ours must, not the request itself: a refusal would cut the connection.
  const request = { req: body, method: "POST", is: () => "multipart", request: {} };
  try {
    await parse(request as never, async () => {});
  } finally {
    isOver = true;
    body.destroy();
    for (const writer of writers) writer.destroy();
  }
  for (const { failure } of writers) if (failure) throw failure;
  if (writers.length === 0) throw refuseField(FIELD, "required");
  return writers.map((writer) => writer.received());
}

/** An error of the parser itself means only that the body is no multipart. */
function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !("httpCode" in error)) return error;
  return new RuleError("invalid_input", error.message, { fields: { body: "malformed" } });
}

async function receiveRequest(ctx: ApiContext, folder: string): Promise<ReceivedFile[]> {
  takeTime(ctx.req);
  const body = limitBody(ctx.headers);
  const unwatch = finished(ctx.req, { writable: false }, (error) => {
    if (error) body.destroy(new RuleError("invalid_input", "The visitor left"));
  });
  try {
    ctx.req.pipe(body);
    return await receive(body, folder);
  } catch (error) {
    // The rest of a refused body is let through unread, else the connection would wait for ever.
    ctx.req.unpipe();
    ctx.req.resume();
    // And of one that crawls, no more is waited for.
    if (isSlow(error)) ctx.set("Connection", "close");
    throw toRefusal(error);
  } finally {
    unwatch();
  }
}

/**
 * Reads a body of `multipart/form-data` with files under the name `files` and passes them on; they are gone when
 * `answer` has ended. Other names, more than ten files and larger ones are refused as soon as they come.
 */
export async function readFiles(
  ctx: ApiContext,
  answer: (files: readonly ReceivedFile[]) => Promise<void>,
): Promise<void> {
  const isPlain = ["", "identity"].includes(ctx.get("Content-Encoding").toLowerCase());
  if (!isPlain || !ctx.is("multipart/form-data")) {
    throw new RuleError("unsupported_media", "Only multipart/form-data is read here");
  }
  if ((ctx.request.length ?? 0) > BODY_MAX) throw tooLarge();

  const leave = takePlace(String(ctx.state.userId ?? ctx.ip));
  const folder = join(incomingFolder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    await answer(await receiveRequest(ctx, folder));
  } finally {
    // A file that was just being made may come into the folder while it is emptied.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 }).finally(leave);
  }
}
