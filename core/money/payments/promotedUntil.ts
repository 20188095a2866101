import { QueryTypes } from "sequelize";
import { config } from "#config";
import type { PromotionType } from "#contract/payKinds.ts";
import { sequelize } from "#db/sequelize.ts";

/**
 * Until when runs what a transaction has paid for, for the words `promoted-until`: days of `REPORT_TIMEZONE` as DD.MM, 0
 * for what it didn't buy. VIP has no end of its own.
 */
export async function promotedUntil(transactionId: number) {
  const rows = await sequelize.query<{ type: PromotionType; day: string | null }>(
    `select p.type, to_char(p.ends_at at time zone $zone::text, 'DD.MM') as day
     from promotion_purchases b join promotions p on p.id = b.promotion_id where b.transaction_id = $transactionId`,
    { type: QueryTypes.SELECT, bind: { transactionId, zone: config.REPORT_TIMEZONE } },
  );
  const of = (type: PromotionType) => rows.find((row) => row.type === type)?.day ?? 0;
  return { topUpUntil: of("TopUp"), premiumUntil: of("Premium") };
}
