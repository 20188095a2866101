import { isLinkAlive } from "#core/people/codes/isLinkAlive.ts";
import type { BotContext } from "../chat/context.ts";
import { appRow } from "../chat/keyboards.ts";
import { say } from "../chat/say.ts";
import { SHARE_PHONE } from "./sharePhone.ts";

/** Asks for the number that a code was asked for with; nobody's number is asked for where the link gives no code any more. */
export async function openCodeLink(ctx: BotContext, nonce: string): Promise<void> {
  if (!(await isLinkAlive(nonce))) {
    return say(ctx, "code-link-over", {}, appRow(ctx, "button-shop", "shop"));
  }
  await ctx.conversation.exitAll();
  await ctx.conversation.enter(SHARE_PHONE, ctx.person.language, nonce);
}
