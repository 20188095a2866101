import { QueryTypes } from "sequelize";
import { sequelize } from "#db/sequelize.ts";
import { isReachable, type OwnersListing } from "../lifecycle/ownerNotice.ts";
import { Priority } from "../outbox/message.ts";
import { queueMessage } from "../outbox/queueMessage.ts";

const keys = { TopUp: "notice-top-up-over", Vip: "notice-vip-over", Premium: "notice-premium-over" } as const;

/** Tells a listing's owner that a promotion is over, with a button to buy it again; silent when they can't be told. */
export async function tellOwnerOfEnd(promotionId: number): Promise<void> {
  const [ended] = await sequelize.query<OwnersListing & { type: keyof typeof keys }>(
    `select p.type, l.id, l.link, l.name, u.id as "ownerId", u.telegram_id as "telegramId"
     from promotions p join listings l on l.id = p.listing_id join users u on u.id = l.owner_id
     where p.id = $promotionId and l.status = 'active' and ${isReachable}`,
    { type: QueryTypes.SELECT, bind: { promotionId } },
  );
  if (!ended) return;
  const { type, id, name, ownerId, telegramId } = ended;
  await queueMessage({
    ...{ userId: ownerId, chatId: telegramId, priority: Priority.notice },
    cause: `promotion-over:${promotionId}`,
    message: {
      text: { key: keys[type], values: { name } },
      buttons: [[{ text: { key: "button-promote" }, app: "market", path: `/promote/${id}` }]],
    },
  });
}
