import { ALBUMS_CHANNEL } from "#core/market/albums/album.ts";
import { claimAlbums } from "#core/market/albums/claimAlbums.ts";
import { processAlbum } from "#core/market/albums/processAlbum.ts";
import { workQueue } from "#core/platform/jobs/workQueue.ts";

/** Photos wait for each other in `inTurn` anyway. */
const CONCURRENCY = 4;
const POLL_MS = 500;

/** Makes drafts of the photos that people send the bot, until `signal` ends. */
export function takeAlbums(signal: AbortSignal): Promise<void> {
  return workQueue(
    {
      channel: ALBUMS_CHANNEL,
      concurrency: CONCURRENCY,
      pollMs: POLL_MS,
      claim: claimAlbums,
      work: processAlbum,
    },
    signal,
  );
}
