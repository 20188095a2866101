import { Op } from "sequelize";
import { ProviderPayment } from "#db/models/ProviderPayment.ts";

/**
 * Money that nobody waited for and of which nothing has become yet, and refunded Stars that Telegram hasn't given back yet;
 * the oldest first.
 */
export function listSurplus(): Promise<ProviderPayment[]> {
  return ProviderPayment.findAll({
    where: {
      [Op.or]: [
        { state: "surplus", resolvedAt: null },
        { provider: "stars", state: "reversed", details: { refund: "due" } },
      ],
    },
    order: ["createdAt", "id"],
  });
}
