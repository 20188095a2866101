import { noticeKinds } from "#contract/notices.ts";
import { muteNotice } from "#core/people/mutes/muteNotice.ts";
import { transact } from "#db/sequelize.ts";

/** Mutes every kind of notice there is, or lets all be heard again; kinds that come later are heard. */
export function muteAll(userId: number, isMuted: boolean): Promise<void> {
  return transact(async () => {
    for (const kind of noticeKinds) await muteNotice(userId, { kind, isMuted });
  });
}
