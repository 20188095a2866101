import { adjustBalance } from "#core/ledger/adjustBalance.ts";
import { checkLedger } from "#core/ledger/checkLedger.ts";
import { readBalance } from "#core/ledger/readBalance.ts";
import { readStatement } from "#core/ledger/readStatement.ts";
import { reconcileStars } from "#core/ledger/reconcileStars.ts";
import { listSurplus } from "#core/payments/listSurplus.ts";
import { noteReturned } from "#core/payments/noteReturned.ts";
import { refundByHand } from "#core/payments/refundByHand.ts";
import { resolveSurplus } from "#core/payments/resolveSurplus.ts";
import { findUserId } from "#core/users/findUserId.ts";
import { withDatabase } from "./database.ts";

const USAGE = `Usage: npm run ledger -- <command>
  check                                        proves the ledger and reconciles Stars
  balance <telegramId>                         a person's coins and their last movements
  surplus                                      money that nobody waited for
  resolve <paymentId> returned|credited "why"  what became of such money
  adjust <telegramId> <coins> "why"            gives coins, or takes them with a minus
  refund <transactionId>                       refunds coins or Stars
  returned <transactionId> "why"               money of it was given back in a provider's cabinet`;

/** A whole number of the command line; a sign only where it may have one. */
function readNumber(written = "", mayBeNegative = false): number {
  const number = /^-?[1-9]\d{0,15}$/.test(written) ? Number(written) : Number.NaN;
  if (!Number.isSafeInteger(number) || (number < 0 && !mayBeNegative)) throw new Error(USAGE);
  return number;
}

function readNote(written = ""): string {
  const note = written.trim();
  if (note === "") throw new Error(USAGE);
  return note;
}

async function findPerson(telegramId: string | undefined): Promise<number> {
  const id = await findUserId(readNumber(telegramId));
  if (id === undefined) throw new Error(`Nobody with Telegram id ${telegramId}`);
  return id;
}

async function check() {
  const { faults, balances } = await checkLedger();
  for (const [account, coins] of Object.entries(balances)) console.log(`${account} ${coins}`);
  const stars = await reconcileStars();
  if (stars) {
    const { received, refunded, other, balance } = stars;
    console.log(`Stars: ${received} came, ${refunded} went back, ${other} otherwise; the bot has ${balance}`);
  } else console.log("Stars were not reconciled: Telegram didn't answer.");
  const all = [...faults, ...(stars?.faults ?? [])];
  for (const fault of all) console.error(fault);
  if (all.length > 0) process.exitCode = 1;
  else console.log("The ledger is clean.");
}

async function balance(telegramId?: string) {
  const userId = await findPerson(telegramId);
  console.log(`${await readBalance(userId)} coins`);
  for (const { at, kind, coins, transactionId, note } of await readStatement(userId)) {
    const parts = [at.toISOString(), kind, coins > 0 ? `+${coins}` : coins, transactionId, note];
    console.log(parts.filter((part) => part !== null).join("  "));
  }
}

async function surplus() {
  const all = await listSurplus();
  for (const { id, provider, externalId, amount, transactionId, createdAt } of all) {
    const unit = provider === "stars" ? "Stars" : "tiyin";
    const about = `${id}  ${provider} ${externalId}  ${amount} ${unit}  transaction ${transactionId}`;
    console.log(`${about}  ${createdAt.toISOString()}`);
  }
  console.log(`${all.length} waiting`);
}

async function resolve(paymentId?: string, resolution?: string, note?: string) {
  if (resolution !== "returned" && resolution !== "credited") throw new Error(USAGE);
  const resolving = { paymentId: readNumber(paymentId), note: readNote(note), adminId: null };
  await resolveSurplus({ ...resolving, resolution });
  console.log(`Payment ${paymentId} is ${resolution}.`);
}

async function adjust(telegramId?: string, coins?: string, note?: string) {
  const adjusting = { coins: readNumber(coins, true), note: readNote(note) };
  const userId = await findPerson(telegramId);
  await adjustBalance({ userId, ...adjusting });
  console.log(`${await readBalance(userId)} coins`);
}

async function refund(transactionId?: string) {
  await refundByHand(readNumber(transactionId), null);
  console.log(`Transaction ${transactionId} is refunded; Stars go back within a minute.`);
}

async function returned(transactionId?: string, note?: string) {
  const returning = { transactionId: readNumber(transactionId), note: readNote(note), adminId: null };
  await noteReturned(returning);
  console.log(`Transaction ${transactionId} is refunded: its money was given back.`);
}

const commands: Record<string, (...args: string[]) => Promise<void>> = {
  ...{ check, balance, surplus, resolve, adjust, refund, returned },
};

const [, , name = "", ...args] = process.argv;
const command = commands[name];
if (command) await withDatabase(() => command(...args));
else {
  console.error(USAGE);
  process.exitCode = 1;
}
