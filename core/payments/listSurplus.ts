import { ProviderPayment } from "#db/models/ProviderPayment.ts";

/** Money that nobody waited for and of which nothing has become yet, the oldest first. */
export function listSurplus(): Promise<ProviderPayment[]> {
  return ProviderPayment.findAll({
    where: { state: "surplus", resolvedAt: null },
    order: ["createdAt", "id"],
  });
}
