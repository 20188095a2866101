import { Flag } from "../../../models/Flag.ts";

/** Texts that the reference seed leaves empty and a real shop says for itself. */
const texts: Record<string, unknown> = {
  ORDERS_CLAIM: "6,134 orders in 7 days",
  ORDERS_CLAIM_HI: "7 दिनों में 6,134 ऑर्डर",
  COMPANY_NAME: "Bozor Retail Private Limited (demo)",
  COMPANY_ADDRESS: "3rd Floor, 27 MG Road, Bengaluru 560001, Karnataka, India",
  COMPANY_EMAIL: "help@bozor.example",
};

/** Says what a running shop would say, where nobody has said anything yet. */
export async function writeConfigTexts(): Promise<void> {
  for (const [key, data] of Object.entries(texts)) {
    const [flag] = await Flag.findOrCreate({ where: { key }, defaults: { key, data } });
    if (flag.data === "") await flag.update({ data });
  }
}
