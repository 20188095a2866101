import type { PhotoStorage } from "./PhotoStorage.ts";

export interface S3Settings {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** Where browsers find the bucket. */
  publicUrl: string;
  /** How long it may take to answer, in milliseconds. */
  answerMs?: number;
}

const CONNECT_MS = 3000;
const ANSWER_MS = 10_000;
const TRIES = 2;

/** Amazon and its likes have the region in their endpoint; others take the usual word for any. */
function regionOf(endpoint: string): string {
  return /\bs3[.-]([a-z]{2,}-[a-z0-9-]+)\./.exec(endpoint)?.[1] ?? "us-east-1";
}

/** The library is large and few markets need it, so it is loaded with the first photo. */
async function connect({ endpoint, accessKey, secretKey, answerMs = ANSWER_MS }: S3Settings) {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } = await import(
    "@aws-sdk/client-s3"
  );
  const client = new S3Client({
    endpoint,
    region: regionOf(endpoint),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    // Stores other than Amazon's know nothing of its newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
  });
  return { client, DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand };
}

/** Photos in a bucket that speaks S3, from where browsers read them directly. */
export function s3Storage(settings: S3Settings): PhotoStorage {
  let connected: ReturnType<typeof connect> | undefined;
  const s3 = () => {
    connected ??= connect(settings);
    return connected;
  };
  const objectOf = (key: string) => ({ Bucket: settings.bucket, Key: `images/${key}` });

  return {
    prefix: `${settings.publicUrl}/images/`,
    async put(key, bytes) {
      const { client, PutObjectCommand } = await s3();
      await client.send(
        new PutObjectCommand({
          ...objectOf(key),
          Body: bytes,
          ContentType: "image/webp",
          CacheControl: "public, max-age=31536000, immutable",
        }),
      );
    },
    async read(key) {
      const { client, GetObjectCommand, NoSuchKey } = await s3();
      try {
        const { Body } = await client.send(new GetObjectCommand(objectOf(key)));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      const { client, DeleteObjectCommand } = await s3();
      await client.send(new DeleteObjectCommand(objectOf(key)));
    },
  };
}
