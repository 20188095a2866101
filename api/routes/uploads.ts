import Router from "@koa/router";
import type { ApiState } from "../state.ts";

export const uploads = new Router<ApiState>({ sensitive: true });
