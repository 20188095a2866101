import Router from "@koa/router";
import type { ApiState } from "../state.ts";

export const favourites = new Router<ApiState>({ sensitive: true });
