import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** One remote variable: a flag, or a text or address that browsers need. */
export const ConfigItem = z.object({ key: z.string(), data: z.json() });
export type ConfigItem = z.infer<typeof ConfigItem>;

const definition = {
  method: "get",
  access: "public",
  summary: "Remote variables and flags",
  input: z.object({}),
  output: z.array(ConfigItem),
} as const;

export const listConfigsClassifieds = endpoint({ ...definition, path: "/api/telegram/configs" });
export const listConfigs = endpoint({ ...definition, path: "/api/configs" });
