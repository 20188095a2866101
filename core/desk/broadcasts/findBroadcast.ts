import { rows } from "#db/rows.ts";
import { BROADCAST, type Broadcast, broadcastRow } from "./broadcast.ts";

async function find(condition: string, bind: Record<string, unknown> = {}): Promise<Broadcast | undefined> {
  const [row] = await rows(broadcastRow, `select ${BROADCAST} from broadcasts b where ${condition}`, bind);
  return row;
}

/** A broadcast by its id. */
export const findBroadcast = (id: number): Promise<Broadcast | undefined> => find("b.id = $id", { id });

/** The broadcast that an admin is writing. */
export const findDraft = (adminId: number): Promise<Broadcast | undefined> =>
  find("b.status = 'draft' and b.admin_id = $adminId", { adminId });

/** The broadcast that is on its way; there is one at most. */
export const findSending = (): Promise<Broadcast | undefined> => find("b.status = 'sending'");
