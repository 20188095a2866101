import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { PHOTO_BYTES_MAX } from "#contract/limits.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";

/** A file that a request brought, in a folder that lives as long as it. */
export interface ReceivedFile {
  path: string;
  /** SHA-256 of its content. */
  hash: string;
}

type Done = (error?: Error | null) => void;

/** Writes one file of a body up to its limit, or fails with `refusal` at its first byte. */
export class FileWriter extends Writable {
  /** Why it isn't whole; the parser may end before it hears of it. */
  failure: Error | undefined;
  readonly #index: number;
  readonly #path: string;
  readonly #hash = createHash("sha256");
  #file: FileHandle | undefined;
  #left = PHOTO_BYTES_MAX;

  /** @param index its place among the files of the body. */
  constructor(folder: string, index: number, refusal?: RuleError) {
    super();
    this.#index = index;
    this.#path = join(folder, String(index));
    this.failure = refusal;
  }

  /** The file as it was written, once the body has ended. */
  received(): ReceivedFile {
    return { path: this.#path, hash: this.#hash.digest("hex") };
  }

  override _construct(done: Done): void {
    this.#finish(this.#open(), done);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#finish(this.#append(chunk), done);
  }

  override _destroy(error: Error | null, done: Done): void {
    Promise.resolve(this.#file?.close()).then(() => done(error), done);
  }

  async #open() {
    if (this.failure) throw this.failure;
    this.#file = await open(this.#path, "wx");
  }

  async #append(chunk: Buffer) {
    this.#left -= chunk.length;
    if (this.#left < 0) {
      const fields = { [`files.${this.#index}`]: "too_large" };
      throw new RuleError("too_large", "A file is too large", { fields });
    }
    this.#hash.update(chunk);
    await this.#file?.appendFile(chunk);
  }

  #finish(work: Promise<void>, done: Done) {
    work.then(
      () => done(),
      (error: Error) => {
        this.failure = error;
        done(error);
      },
    );
  }
}
