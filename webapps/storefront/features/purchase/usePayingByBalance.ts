import { useState } from "react";
import { useBalance } from "../referral/referral.ts";
import { usableBalance } from "./usableBalance.ts";

/** What of an order of so many rupees one's balance can pay, pays if one wants so, and leaves to be paid at the door. */
export function usePayingByBalance(total: number) {
  const { data: paise = 0 } = useBalance();
  const [isUsing, setUsingBalance] = useState(false);
  const usable = usableBalance(paise, total);
  const used = isUsing ? usable : 0;
  return { balance: { paise, usable, used, toPay: total - used }, setUsingBalance };
}
