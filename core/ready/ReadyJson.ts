/** An answer that is JSON text already: built in SQL, or kept ready for everyone. */
export class ReadyJson {
  readonly text: string;
  /** Only on an answer that is the same for everyone and kept for a while. */
  readonly etag: string | undefined;

  constructor(text: string, etag?: string) {
    this.text = text;
    this.etag = etag;
  }
}
