import type { DefaultContext, ParameterizedContext } from "koa";
import type { LimitName } from "#core/platform/limits/limits.ts";

/** The route of an address: its pattern, and the rest of the work for a caller who has been let in. */
export interface Way {
  route: string;
  serve: (ctx: ApiContext) => Promise<void>;
}

/** The state of a request, as middleware shares it. */
export interface ApiState {
  requestId: string;
  /** The user by the access token; undefined for strangers. */
  userId?: number;
  /** Counts this call against a further limit, of a person where it names one. */
  spend: (name: LimitName, userId?: number) => Promise<void>;
  /** The Content-Security-Policy of this page, where it isn't that of all. */
  pagePolicy?: string;
  /** How to serve this address again, when its answer is one that is kept. */
  way?: Way;
}

export type ApiContext = ParameterizedContext<ApiState, DefaultContext>;
