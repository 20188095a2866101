import Router from "@koa/router";
import * as contract from "#contract/events.ts";
import { recordClick } from "#core/market/categories/recordClick.ts";
import { recordAppOpen, recordEvents, recordSearch } from "#core/platform/events/recordEvents.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const events = new Router<ApiState>({ sensitive: true });
const limit = "events";

route(
  events,
  contract.recordEvents,
  ({ events: happened }, { userId }) => {
    recordEvents(userId, happened);
    return { accepted: happened.length };
  },
  { limit },
);
route(
  events,
  contract.recordAppOpen,
  (open, { userId }) => {
    recordAppOpen(userId, open);
    return { accepted: 1 };
  },
  { limit },
);
route(
  events,
  contract.recordSearch,
  ({ query }, { userId }) => {
    recordSearch(userId, query);
    return { accepted: 1 };
  },
  { limit },
);
route(
  events,
  contract.recordClick,
  async ({ link }, { userId }) => {
    await recordClick(userId, link);
    return { accepted: 1 };
  },
  { limit },
);
