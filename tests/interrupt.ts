import { sequelize } from "../db/sequelize.ts";

/** Tables that a payment writes to, in the order it does, and the end of its transaction. */
export const paymentSteps = [
  "provider_payments",
  "transactions",
  "ledger_movements",
  "ledger_entries",
  "promotions",
  "promotion_purchases",
  "outbox",
  "commit",
] as const;

/** Runs `work` while the database breaks at a step of a payment: at a write to a table, or when all is to be kept. */
export async function whileBroken<T>(
  step: (typeof paymentSteps)[number],
  work: () => Promise<T>,
): Promise<T> {
  const table = step === "commit" ? "ledger_entries" : step;
  await sequelize.query(`
    create or replace function break_here() returns trigger language plpgsql as
      $$ begin raise exception 'broken for a test'; end $$`);
  await sequelize.query(
    step === "commit"
      ? `create constraint trigger broken after insert on ${table} deferrable initially deferred
         for each row execute function break_here()`
      : `create trigger broken before insert or update on ${table} for each row execute function break_here()`,
  );
  try {
    return await work();
  } finally {
    await sequelize.query(`drop trigger broken on ${table}`);
  }
}
