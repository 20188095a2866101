import { QueryTypes } from "sequelize";
import { locks } from "#db/locks.ts";
import { sequelize } from "#db/sequelize.ts";

/** Lets one at a time in who proves a number or asks for its code, until the open transaction ends. */
export async function lockPhone(phoneNumber: string): Promise<void> {
  await sequelize.query("select pg_advisory_xact_lock($lock, hashtext($phoneNumber))", {
    type: QueryTypes.SELECT,
    bind: { lock: locks.phone, phoneNumber },
  });
}
