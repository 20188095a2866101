import { cache } from "#core/platform/cache/cache.ts";
import { describeError } from "#core/platform/errors/describeError.ts";
import { log } from "#core/platform/log/log.ts";
import { number, type RowOf, rows, text } from "#db/rows.ts";
import { afterCommit } from "#db/sequelize.ts";
import { unseal } from "./keys.ts";

/** Channel on which the worker hears that Telegram Gateway is to send something. */
export const GATEWAY_CHANNEL = "gateway-codes";

/** A code in a sender's hands. */
export interface GatewayCode extends RowOf<typeof codeRow> {
  code: string;
}

const codeRow = {
  id: text,
  phoneNumber: text,
  /** Seconds that it is good for. */
  secondsLeft: number,
};

/** Wakes the worker after commit; it looks by itself every few seconds too. */
export async function wakeGateway(): Promise<void> {
  await afterCommit(async () => {
    await cache.publish(GATEWAY_CHANNEL).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, "the gateway could not be woken");
    });
  });
}

/**
 * Takes codes that Gateway is to send. They are taken once: a message costs money, and whoever waits for one that a
 * dying process took asks again.
 */
export async function takeGatewayCodes(limit: number): Promise<GatewayCode[]> {
  const found = await rows(
    { ...codeRow, sealed: text },
    `with taken as (
       select id, sealed_code from phone_codes
       where delivery = 'gateway' and sealed_code is not null and expires_at > clock_timestamp()
       order by expires_at limit $limit for update skip locked
     )
     update phone_codes c set sealed_code = null from taken where c.id = taken.id
     returning c.id, c.phone_number as "phoneNumber", taken.sealed_code as sealed,
       extract(epoch from c.expires_at - clock_timestamp())::float8 as "secondsLeft"`,
    { limit },
  );
  return found.map(({ sealed, ...row }) => ({ ...row, code: unseal(sealed, row.id) }));
}
