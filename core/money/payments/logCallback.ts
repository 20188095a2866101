import type { Provider } from "#contract/payKinds.ts";
import { log } from "#core/platform/log/log.ts";
import type { ProviderPayment } from "#db/models/ProviderPayment.ts";
import type { Transaction } from "#db/models/Transaction.ts";

interface Callback {
  provider: Provider;
  step: string;
  externalId: string;
  /** The transaction as the call leaves it. */
  transaction?: Transaction | undefined;
  payment?: ProviderPayment | undefined;
  /** Status of the transaction before. */
  before?: Transaction["status"] | undefined;
  /** The code of the answer to the provider. */
  code: number;
}

/** Notes what a provider told and what came of it; nothing of it is secret or personal. */
export function logCallback({
  provider,
  step,
  externalId,
  transaction,
  payment,
  before,
  code,
}: Callback): void {
  log.info(
    {
      provider,
      step,
      externalId,
      code,
      transaction: transaction?.id,
      before,
      after: transaction?.status,
      payment: payment?.id,
      state: payment?.state,
    },
    "a provider called",
  );
}
