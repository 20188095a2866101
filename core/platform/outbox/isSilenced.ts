import { Priority } from "./message.ts";

/**
 * Causes of notices that answer what somebody has done, or are about their money: decisions about a listing that they sent
 * in, their orders, coins that came back, what they get for whom they have brought.
 */
const OWN =
  /^(listing-(approved|rejected|revision-approved|revision-rejected|removed|reconsidered)|order-[a-z]+|replaced|unused-returned|promotion-over|payment-failed|referral-(approved|paid)):/;

/** Whether somebody who has stopped all notices is spared a message: any notice that isn't about their own doing. */
export const isSilenced = ({ cause, priority }: { cause: string; priority: Priority }): boolean =>
  priority >= Priority.notice && !OWN.test(cause);
