import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { blockPerson as block, listBlocks, unblockPerson as unblock } from "#contract/moderation.ts";
import type { BlockReason } from "#contract/reasons.ts";
import { call } from "#webapps/shared/client/call.ts";
import { queryOf } from "#webapps/shared/client/queryOf.ts";
import { reading } from "#webapps/shared/client/reading.ts";
import { KEYS } from "../../queryKeys.ts";

const PATH = "/api/user/blocks";

/** Whether one has blocked a person: they alone, or nobody; asked only where it matters. */
export function useBlocks(userId: number, isNeeded: boolean) {
  return useQuery({
    queryKey: [KEYS.blocks, userId],
    enabled: isNeeded,
    ...queryOf(reading<typeof listBlocks>(PATH, { userId })),
  });
}

/** Whatever says whether there may be contact with a person. */
async function refreshContacts(queryClient: QueryClient) {
  await Promise.all(
    [KEYS.blocks, KEYS.listing, KEYS.connections].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}

/** Closes every contact with a person; done when the pages know it. */
export async function blockPerson(
  queryClient: QueryClient,
  { userId, reason, note }: { userId: number; reason: BlockReason; note: string },
) {
  await call<typeof block>("post", PATH, { userId, reason, ...(note && { note }) });
  await refreshContacts(queryClient);
}

/** Lets a blocked person be in contact again; done when the pages know it. */
export async function unblockPerson(queryClient: QueryClient, userId: number) {
  await call<typeof unblock>("delete", PATH, { userId });
  await refreshContacts(queryClient);
}
