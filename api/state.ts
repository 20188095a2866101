import type { DefaultContext, ParameterizedContext } from "koa";
import type { LimitName } from "#core/limits/limits.ts";

/** What middleware knows of a request. */
export interface ApiState {
  requestId: string;
  /** Who signed in, by the access token; undefined for strangers. */
  userId?: number;
  /** Counts this call against a further limit. */
  spend: (name: LimitName) => Promise<void>;
}

export type ApiContext = ParameterizedContext<ApiState, DefaultContext>;
