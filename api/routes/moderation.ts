import Router from "@koa/router";
import type { ApiState } from "../state.ts";

export const moderation = new Router<ApiState>({ sensitive: true });
