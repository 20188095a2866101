import { PHOTOS_MAX } from "#contract/limits.ts";
import { telegramPhoto } from "#core/platform/images/telegramPhoto.ts";
import { noteLostPhoto } from "#core/platform/outbox/noteLostPhoto.ts";
import { isPhotoRefused } from "#core/platform/telegram/refusal.ts";
import type { BotContext } from "../../../chat/context.ts";
import { say } from "../../../chat/say.ts";

/** Shows photos of ours as an album, or the only one as a photo; says so where Telegram doesn't take them. */
export async function sendPhotos(
  ctx: BotContext,
  photos: readonly string[],
  caption?: string,
): Promise<void> {
  const [first, ...others] = photos.slice(0, PHOTOS_MAX).map(telegramPhoto);
  if (first === undefined) return;
  const said = caption ? { caption } : {};
  try {
    if (others.length === 0) await ctx.replyWithPhoto(first, said);
    else {
      await ctx.replyWithMediaGroup([
        { type: "photo", media: first, ...said },
        ...others.map((media) => ({ type: "photo" as const, media })),
      ]);
    }
  } catch (error) {
    // Telegram fetches them itself and may not reach us; the words can be decided by, and the app shows the photos.
    if (!isPhotoRefused(error)) throw error;
    await noteLostPhoto(ctx.chatId ?? 0, first, error);
    await say(ctx, "moderate-no-photos");
  }
}
