import { z } from "zod";
import { config } from "#config";
import { codes, ofService, refuse, type UzumAnswer, type UzumFailure, type UzumSuccess } from "./answers.ts";

/** Latest moment that is believed, in ms: the end of the year 9999. */
const MOMENT_MAX = 253_402_300_799_999;

const Service = z.object({ serviceId: z.union([z.int(), z.string().regex(/^\d{1,15}$/)]) });

/** The fields of every call. */
const Call = z.object({ timestamp: z.int().min(0).max(MOMENT_MAX) });
/** A call about a payment, by Uzum's id of it. */
export const PaymentCall = Call.extend({ transId: z.string().regex(/^[\w-]{1,64}$/) });
/** A call about an order: the parameter is the one agreed with Uzum for the service. */
export const OrderCall = Call.extend({
  params: z.object({ order_id: z.union([z.string(), z.number()]).transform(String) }),
});

/** A webhook as Uzum calls it: what it sends is looked at before anything is done. */
export type UzumWebhook = (sent: unknown) => Promise<UzumAnswer>;

/** Makes a webhook of what it must be sent and what it does with that. */
export function defineWebhook<Asked extends { timestamp: number; transId?: string }>(
  schema: z.ZodType<Asked>,
  run: (asked: Asked) => Promise<UzumSuccess | UzumFailure>,
): UzumWebhook {
  return async (sent) => {
    const { data: service } = Service.safeParse(sent);
    if (!service) return ofService(refuse(codes.missing));
    const isOurs = String(service.serviceId) === config.payments.uzum?.serviceId;
    if (!isOurs) return ofService(refuse(codes.wrongService));
    const { data: asked } = schema.safeParse(sent);
    if (!asked) return ofService(refuse(codes.missing));
    const { transId } = asked;
    return ofService({ ...(transId === undefined ? {} : { transId }), ...(await run(asked)) });
  };
}
