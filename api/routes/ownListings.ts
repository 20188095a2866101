import Router from "@koa/router";
import type { ApiState } from "../state.ts";

export const ownListings = new Router<ApiState>({ sensitive: true });
