import { Composer } from "grammy";
import type { BotContext } from "../context.ts";
import { bans } from "./admin/bans.ts";
import { broadcast } from "./admin/broadcast.ts";
import { coinGifts } from "./admin/coinGifts.ts";
import { flags } from "./admin/flags.ts";
import { moderate } from "./admin/moderate.ts";
import { people } from "./admin/people.ts";
import { refund } from "./admin/refund.ts";
import { report } from "./admin/report.ts";
import { roles } from "./admin/roles.ts";
import { stats } from "./admin/stats.ts";

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
