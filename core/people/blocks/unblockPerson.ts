import { Block } from "#db/models/Block.ts";

/** Takes one's own block of a person back; without one nothing happens. The other's stays. */
export async function unblockPerson(blockerId: number, blockedId: number): Promise<void> {
  await Block.destroy({ where: { blockerId, blockedId } });
}
