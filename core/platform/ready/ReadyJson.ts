import { toBytes } from "./toBytes.ts";

/** An answer that is JSON text already: built in SQL, or kept ready for everyone. */
export class ReadyJson {
  /**
   * The answer as it is sent, in UTF-8. A kept one isn't encoded again, and while one is on its way only these bytes live,
   * not a text of twice their size in the heap, where it would outlive young garbage.
   */
  readonly body: Buffer;
  /** Only on an answer that is the same for everyone and kept for a while. */
  readonly etag: string | undefined;
  /** Told when `bytes` has become more. */
  onGrowth: (() => void) | undefined;
  /** The size of body and forms together, where it is kept. */
  bytes: number;
  readonly #forms = new Map<string, Promise<Buffer>>();

  constructor(body: string | Buffer, etag?: string) {
    this.body = typeof body === "string" ? toBytes(body) : body;
    this.etag = etag;
    this.bytes = this.body.length;
  }

  get text(): string {
    return this.body.toString();
  }

  /** Returns the form that `make` makes of the body, once; it lives as long as the answer does. */
  form(name: string, make: (body: Buffer) => Promise<Buffer>): Promise<Buffer> {
    const known = this.#forms.get(name);
    if (known !== undefined) return known;
    const made = this.#add(make(this.body));
    this.#forms.set(name, made);
    made.catch(() => this.#forms.delete(name));
    return made;
  }

  async #add(making: Promise<Buffer>): Promise<Buffer> {
    // Compressors give a part of a larger piece of memory, which the part alone would keep.
    const form = Buffer.from(await making);
    this.bytes += form.length;
    this.onGrowth?.();
    return form;
  }
}
