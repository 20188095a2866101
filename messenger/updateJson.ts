import type { StoredUpdate } from "./state.ts";

export type UpdateJson = { update_id: number } & Record<string, unknown>;
/** Runs a method that a webhook's answer asked for. */
export type RunMethod = (method: string, params: Record<string, unknown>) => Promise<unknown>;

/** An update as the Bot API sends it. */
export const toJson = ({ id, type, body }: StoredUpdate): UpdateJson => ({ update_id: id, [type]: body });
