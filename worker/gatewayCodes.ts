import { sendByGateway } from "#core/people/codes/gateway.ts";
import { GATEWAY_CHANNEL, takeGatewayCodes } from "#core/people/codes/gatewayQueue.ts";
import { workQueue } from "#core/platform/jobs/workQueue.ts";

const CONCURRENCY = 5;
const POLL_MS = 2000;

/** Has Telegram Gateway send the codes that wait for it, until `signal` ends. */
export async function sendGatewayCodes(signal: AbortSignal): Promise<void> {
  await workQueue(
    {
      channel: GATEWAY_CHANNEL,
      concurrency: CONCURRENCY,
      pollMs: POLL_MS,
      claim: takeGatewayCodes,
      work: sendByGateway,
    },
    signal,
  );
}
