import { QueryTypes } from "sequelize";
import { lettersOf } from "#contract/cutText.ts";
import { cleanLine } from "#contract/words.ts";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import type { Order } from "#db/models/Order.ts";
import { Review } from "#db/models/Review.ts";
import { User } from "#db/models/User.ts";
import { sequelize, transact } from "#db/sequelize.ts";
import { lockOrder } from "./lockOrder.ts";

interface Rating {
  id: number;
  stars: number;
  features: readonly { id: number; stars: number }[];
  text?: string | undefined;
}

/** First name and initial; of who hasn't said, those of whom it was brought to. */
async function authorOf({ userId, recipientName }: Order): Promise<string> {
  const { firstName, lastName } = await User.findByPk(userId, {
    attributes: ["firstName", "lastName"],
    rejectOnEmpty: true,
  });
  const name = cleanLine(firstName);
  const [first = "", ...rest] = name
    ? [name, cleanLine(lastName ?? "")]
    : cleanLine(recipientName).split(" ");
  const [initial = ""] = lettersOf(rest.at(-1) ?? "");
  return initial ? `${first} ${initial}.` : first;
}

/** @throws {RuleError} invalid_input for what isn't one of the product's features. */
async function rateFeatures(reviewId: number, productId: number, features: Rating["features"]) {
  const rated = await sequelize.query(
    `insert into review_rates (review_id, feature_id, stars)
     select $reviewId, f.id, rated.stars from jsonb_to_recordset($features::jsonb) as rated (id integer, stars smallint)
     join product_features f on f.id = rated.id and f.product_id = $productId
     returning feature_id`,
    { type: QueryTypes.SELECT, bind: { reviewId, productId, features: JSON.stringify(features) } },
  );
  if (rated.length < features.length) {
    throw new RuleError("invalid_input", "Not features of this product", { fields: { features: "unknown" } });
  }
}

/**
 * Keeps a buyer's rating of a delivered order, once; it stays, whatever becomes of the order.
 * @throws {RuleError} not_found, conflict with the order's status when it wasn't delivered or is rated, invalid_input for
 * features that aren't the product's.
 */
export function rateOrder(
  userId: number,
  { id, stars, features, text }: Rating,
): Promise<{ review: { stars: number; text: string | null } }> {
  return transact(async () => {
    const { order } = await lockOrder(id, userId);
    const { status, productId } = order;
    const isRated = (await Review.count({ where: { orderId: id } })) > 0;
    if (status !== "delivered" || isRated) {
      throw new RuleError("conflict", isRated ? "It is rated" : `The order is ${status}`, {
        fields: { status },
      });
    }
    const review = await Review.create({
      productId,
      userId,
      orderId: id,
      stars,
      authorName: await authorOf(order),
      answer: text || null,
    });
    await rateFeatures(review.id, productId, features);
    return { review: { stars, text: review.answer } };
  });
}
