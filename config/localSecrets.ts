import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Secrets that a local market makes up once and keeps in DATA_DIR; never used beside a real BOT_TOKEN. */
const LocalSecrets = z.object({
  botToken: z.string(),
  jwtSecret: z.string(),
  webhookSecret: z.string(),
  databasePassword: z.string(),
});

/** Reads the secrets of a folder, which are made up when there are none. */
export function readLocalSecrets(dataDir: string): z.infer<typeof LocalSecrets> {
  const file = join(dataDir, "secrets.json");
  if (!existsSync(file)) {
    const secret = () => randomBytes(32).toString("base64url");
    mkdirSync(dataDir, { recursive: true });
    const made = {
      botToken: `7000000001:${secret()}`,
      jwtSecret: secret(),
      webhookSecret: secret(),
      databasePassword: secret(),
    };
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    try {
      // A link appears whole or not at all, and only the first of several processes makes it.
      linkSync(unfinished, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(unfinished);
    }
  }
  return LocalSecrets.parse(JSON.parse(readFileSync(file, "utf8")));
}
