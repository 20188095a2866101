import Router from "@koa/router";
import * as contract from "#contract/connections.ts";
import { countUnread, listConnections } from "#core/market/contacts/listConnections.ts";
import { recordConnection } from "#core/market/contacts/recordConnection.ts";
import { route } from "../serve/route.ts";
import type { ApiState } from "../serve/state.ts";

export const connections = new Router<ApiState>({ sensitive: true });

route(connections, contract.listConnections, (asked, { userId }) => listConnections(userId, asked));
route(connections, contract.countUnread, (_, { userId }) => countUnread(userId));
route(connections, contract.recordConnection, (contact, { userId }) => recordConnection(userId, contact));
