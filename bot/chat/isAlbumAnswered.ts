import type { BotContext } from "./context.ts";

/** Whether the message is of an album that has had its answer; from now on it has. */
export async function isAlbumAnswered(ctx: BotContext): Promise<boolean> {
  const album = ctx.message?.media_group_id;
  if (!album) return false;
  const session = await ctx.session;
  if (session.answeredAlbum === album) return true;
  ctx.session = { ...session, answeredAlbum: album };
  return false;
}
