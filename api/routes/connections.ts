import Router from "@koa/router";
import type { ApiState } from "../state.ts";

export const connections = new Router<ApiState>({ sensitive: true });
