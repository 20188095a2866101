import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Server {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
/** A server that speaks S3; it knows keys but doesn't check signatures. It has no types. */
const S3rver = createRequire(import.meta.url)("s3rver") as new (options: object) => Server;

/** Its one key. */
export const s3Keys = { S3_ACCESS_KEY: "S3RVER", S3_SECRET_KEY: "S3RVER" };

/** Starts an S3 with one bucket on a free port, or on one it had before. */
export async function startS3(bucket: string, port = 0) {
  const directory = await mkdtemp(join(tmpdir(), "bozor-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const address = await server.run();
  return {
    port: address.port,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
