import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { config } from "../config/env.ts";
import { claimAlbums } from "../core/market/albums/claimAlbums.ts";
import { processAlbum } from "../core/market/albums/processAlbum.ts";
import { sequelize } from "../db/sequelize.ts";

/** A Bot API that only hands out files: of each id what a test has put there; anything else it doesn't know. */
export async function startFakeFiles() {
  const files = new Map<string, Buffer>();
  /** Methods that were called, and paths that were fetched. */
  const asked: string[] = [];
  let isAway = false;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? "";
    asked.push(path.replace(/bot[^/]+/, "bot"));
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    const refuse = (code: number, description: string) =>
      answer(code, { ok: false, error_code: code, description });
    if (isAway) return refuse(502, "Bad Gateway");
    if (path.startsWith("/file/")) {
      const bytes = files.get(path.split("/").at(-1) ?? "");
      return bytes ? response.end(bytes) : response.writeHead(404).end();
    }
    if (!path.endsWith("/getFile")) return answer(200, { ok: true, result: true });
    const { file_id } = JSON.parse(Buffer.concat(chunks).toString()) as { file_id: string };
    const bytes = files.get(file_id);
    if (!bytes) return refuse(400, "Bad Request: wrong file_id or the file is temporarily unavailable");
    if (file_id.startsWith("huge")) return refuse(400, "Bad Request: file is too big");
    return answer(200, { ok: true, result: { file_id, file_path: `photos/${file_id}` } });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  config.BOT_API_ROOT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    files,
    asked,
    setAway: (away: boolean) => {
      isAway = away;
    },
    stop: () => server.close(),
  };
}

/** As if so long had passed that all albums are complete. */
export const passTime = () =>
  sequelize.query(
    "update albums set due_at = now() - interval '1 second', claimed_until = null where state = 'gathering'",
  );

/** Works off all albums that are complete by now, in so many workers at once. */
export async function workAlbums(workers = 1): Promise<void> {
  const work = async () => {
    for (let claimed = await claimAlbums(1); claimed.length > 0; claimed = await claimAlbums(1)) {
      for (const album of claimed) await processAlbum(album);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}
