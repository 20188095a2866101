import { ProviderPayment } from "#db/models/ProviderPayment.ts";

/** A payment by Payme's id, as it is. */
export const findPayment = (externalId: string) =>
  ProviderPayment.findOne({ where: { provider: "payme", externalId } });
