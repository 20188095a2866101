/** An answer that is JSON text already: built in SQL, or kept ready for everyone. */
export class ReadyJson {
  /** As it is sent: UTF-8 where it is kept, so that nobody encodes it again. */
  readonly body: string | Buffer;
  /** Only on an answer that is the same for everyone and kept for a while. */
  readonly etag: string | undefined;

  constructor(body: string | Buffer, etag?: string) {
    this.body = body;
    this.etag = etag;
  }

  get text(): string {
    return this.body.toString();
  }
}
