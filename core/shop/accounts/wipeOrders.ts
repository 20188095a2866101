import { QueryTypes } from "sequelize";
import { stepOf } from "#core/people/deletion/wiped.ts";
import { sequelize } from "#db/sequelize.ts";
import { wipedOrders } from "./wiped.ts";

/** Wipes the addresses of what deleted people ordered as soon as they are of no use any more. */
export async function wipeOrders(): Promise<{ orders: number }> {
  const orders = await sequelize.query(`${stepOf(wipedOrders)} returning id`, { type: QueryTypes.SELECT });
  return { orders: orders.length };
}
