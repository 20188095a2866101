import { Composer } from "grammy";
import type { BotContext } from "../../chat/context.ts";
import { broadcast } from "./broadcast/broadcast.ts";
import { flags } from "./figures/flags.ts";
import { refund } from "./figures/refund.ts";
import { report } from "./figures/report.ts";
import { stats } from "./figures/stats.ts";
import { moderate } from "./moderation/moderate.ts";
import { bans } from "./people/bans.ts";
import { coinGifts } from "./people/coinGifts.ts";
import { people } from "./people/people.ts";
import { roles } from "./people/roles.ts";

/**
 * What admins do in the chat. Everybody else goes past it, so that for them there are no such commands and presses; as
 * the role is read at every update, neither are there for who was an admin a moment ago.
 */
export const admins = new Composer<BotContext>();

const gate = admins.filter((ctx) => ctx.person.isAdmin);

gate.use(moderate);
gate.use(refund);
gate.use(report);
gate.use(stats);
gate.use(people);
gate.use(bans);
gate.use(coinGifts);
gate.use(roles);
gate.use(flags);
gate.use(broadcast);
