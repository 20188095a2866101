import { adjustBalance } from "#core/money/ledger/adjustBalance.ts";
import { checkLedger } from "#core/money/ledger/checkLedger.ts";
import { readBalance, readStatement, type StatementLine } from "#core/money/ledger/readBalance.ts";
import { readTurnover } from "#core/money/ledger/readTurnover.ts";
import { listSurplus } from "#core/money/payments/keepSurplus.ts";
import { noteReturned } from "#core/money/payments/noteReturned.ts";
import { refundByHand } from "#core/money/payments/refundByHand.ts";
import { resolveSurplus } from "#core/money/payments/resolveSurplus.ts";
import { reconcileStars } from "#core/money/stars/reconcileStars.ts";
import { findUserId } from "#core/people/accounts/findUserId.ts";
import { paiseText } from "#core/platform/i18n/rupeeText.ts";
import { checkReferral } from "#core/shop/referral/checkReferral.ts";
import type { Within } from "../database.ts";

const USAGE = `Usage: npm run ledger -- <command>
  check                                        proves the ledger and reconciles Stars
  balance <telegramId>                         a person's coins and their last movements
  statement <userId>                           all movements of a person, by our id
  turnover --from <day> --to <day>             what each account held, gained and lost, such as 2026-11-30
  surplus                                      money that nobody waited for, Stars that don't go back
  resolve <paymentId> returned|credited "why"  what became of such money
  adjust <telegramId> <coins> "why"            gives coins, or takes them with a minus
  refund <transactionId>                       refunds coins or Stars
  returned <transactionId> "why"               money of it was given back in a provider's merchant dashboard
Who resolves, adjusts or notes says who they are: --by <name>`;

const OPTIONS = ["by", "from", "to"] as const;
type Options = Partial<Record<(typeof OPTIONS)[number], string>>;

/** Options may stand anywhere; what begins with a minus otherwise may be a number. */
function readOptions(words: readonly string[]): { args: string[]; options: Options } {
  const args: string[] = [];
  const options: Options = {};
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? "";
    const option = OPTIONS.find((name) => word === `--${name}`);
    if (!option) args.push(word);
    else {
      place += 1;
      options[option] = words[place] ?? "";
    }
  }
  return { args, options };
}

/** A whole number of the command line; a sign only where it may have one. */
function readNumber(written = "", mayBeNegative = false): number {
  const number = /^-?[1-9]\d{0,15}$/.test(written) ? Number(written) : Number.NaN;
  if (!Number.isSafeInteger(number) || (number < 0 && !mayBeNegative)) throw new Error(USAGE);
  return number;
}

/** Why, and who says so. */
function readNote(written = "", { by = "" }: Options): string {
  const [note, name] = [written.trim(), by.trim()];
  if (note === "" || name === "") throw new Error(USAGE);
  return `${note} (by ${name})`;
}

function readDay(written = ""): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(Date.parse(written));
  if (!isDay) throw new Error(USAGE);
  return written;
}

async function findPerson(telegramId: string | undefined): Promise<number> {
  const id = await findUserId(readNumber(telegramId));
  if (id === undefined) throw new Error(`Nobody with Telegram id ${telegramId}`);
  return id;
}

async function check() {
  const { faults, balances } = await checkLedger();
  for (const [account, coins] of Object.entries(balances)) console.log(`${account} ${coins}`);
  const referral = await checkReferral();
  console.log(`referral ${paiseText(referral.balance)}`);
  const stars = await reconcileStars();
  if (stars) {
    const { received, refunded, other, balance } = stars;
    console.log(`Stars: ${received} came, ${refunded} went back, ${other} otherwise; the bot has ${balance}`);
  } else console.log("Stars were not reconciled: Telegram didn't answer.");
  const all = [...faults, ...referral.faults, ...(stars?.faults ?? [])];
  for (const fault of all) console.error(fault);
  if (all.length > 0) process.exitCode = 1;
  else console.log("The ledger is clean.");
}

const signed = (coins: number) => (coins > 0 ? `+${coins}` : coins);
const partsOf = ({ at, kind, coins }: StatementLine) => [at.toISOString(), kind, signed(coins)];
const sayLine = (parts: readonly unknown[]) => console.log(parts.filter((part) => part !== null).join("  "));

async function balance(_: Options, telegramId?: string) {
  const userId = await findPerson(telegramId);
  console.log(`${await readBalance(userId)} coins`);
  for (const line of await readStatement(userId, 20)) {
    sayLine([...partsOf(line), line.transactionId, line.note]);
  }
}

async function statement(_: Options, userId?: string) {
  const lines = await readStatement(readNumber(userId));
  for (const line of lines.reverse()) {
    sayLine([...partsOf(line), `= ${line.balance}`, line.cause, line.note]);
  }
  console.log(`${lines.length} movements`);
}

async function turnover({ from, to }: Options) {
  const period = { from: readDay(from), to: readDay(to) };
  for (const { account, before, kinds, after } of await readTurnover(period)) {
    console.log(`${account} ${before} -> ${after}`);
    for (const { kind, gained, lost } of kinds) console.log(`  ${kind} +${gained} -${lost}`);
  }
}

async function surplus() {
  const all = await listSurplus();
  for (const { id, provider, externalId, amount, transactionId, createdAt, state } of all) {
    const unit = provider === "stars" ? "Stars" : "tiyin";
    const about = `${id}  ${provider} ${externalId}  ${amount} ${unit}  transaction ${transactionId}`;
    const note = state === "reversed" ? "refunded, Telegram hasn't given it back" : null;
    sayLine([about, createdAt.toISOString(), note]);
  }
  console.log(`${all.length} waiting`);
}

async function resolve(options: Options, paymentId?: string, resolution?: string, note?: string) {
  if (resolution !== "returned" && resolution !== "credited") throw new Error(USAGE);
  const resolving = { paymentId: readNumber(paymentId), note: readNote(note, options), adminId: null };
  await resolveSurplus({ ...resolving, resolution });
  console.log(`Payment ${paymentId} is ${resolution}.`);
}

async function adjust(options: Options, telegramId?: string, coins?: string, note?: string) {
  const adjusting = { coins: readNumber(coins, true), note: readNote(note, options) };
  const userId = await findPerson(telegramId);
  await adjustBalance({ userId, ...adjusting });
  console.log(`${await readBalance(userId)} coins`);
}

async function refund(_: Options, transactionId?: string) {
  await refundByHand(readNumber(transactionId), null);
  console.log(`Transaction ${transactionId} is refunded; Stars go back within a minute.`);
}

async function returned(options: Options, transactionId?: string, note?: string) {
  const returning = {
    transactionId: readNumber(transactionId),
    note: readNote(note, options),
    adminId: null,
  };
  await noteReturned(returning);
  console.log(`Transaction ${transactionId} is refunded: its money was given back.`);
}

const commands: Record<string, (options: Options, ...args: string[]) => Promise<void>> = {
  check,
  balance,
  statement,
  turnover,
  surplus,
  resolve,
  adjust,
  refund,
  returned,
};

/** Does what the words of a command line ask for, within an open database. */
export async function runLedger([name = "", ...words]: readonly string[], within: Within): Promise<void> {
  const { args, options } = readOptions(words);
  const command = commands[name];
  if (command) return within(() => command(options, ...args));
  console.error(USAGE);
  process.exitCode = 1;
}
