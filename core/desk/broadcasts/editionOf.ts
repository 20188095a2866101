import { createHash } from "node:crypto";
import type { Broadcast } from "./broadcast.ts";

/** A short mark of what a draft says, and to whom: it becomes another with every change. */
export const editionOf = ({ words, photoFileId, button, audience }: Broadcast): string =>
  createHash("sha256")
    .update(JSON.stringify([words, photoFileId, button, audience]))
    .digest("base64url")
    .slice(0, 16);
