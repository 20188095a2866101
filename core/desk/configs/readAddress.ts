import { z } from "zod";
import { config } from "#config";
import { Flag } from "#db/models/Flag.ts";

/** The shape of an address of each kind. Others were typed by hand, and Telegram would refuse them. */
const shapes = {
  SUPPORT_URL: z.url({ protocol: /^https?$/ }),
  TERMS_URL: z.url({ protocol: /^https?$/ }),
  PRIVACY_URL: z.url({ protocol: /^https?$/ }),
  COMPANY_EMAIL: z.email(),
} as const;

/** An address the market is to be had at: this server's setting, else the remote variable; undefined where neither is one. */
export async function readAddress(key: keyof typeof shapes): Promise<string | undefined> {
  const data = config[key] ?? (await Flag.findByPk(key))?.data;
  return shapes[key].safeParse(data).data;
}
