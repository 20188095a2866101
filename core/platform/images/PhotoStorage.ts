/** Where the files of photos are kept, under keys such as `3f/3f9a….webp`. */
export interface PhotoStorage {
  /** The part before a key in the public address of its file. */
  prefix: string;
  /** Keeps a WebP file, whole or not at all. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Reads a file, or nothing when it isn't there. */
  read(key: string): Promise<Buffer | undefined>;
  /** Removes a file; one that isn't there is no error. */
  remove(key: string): Promise<void>;
}
