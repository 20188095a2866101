import { z } from "zod";
import { Transaction } from "#db/models/Transaction.ts";
import { assertPayable } from "./assertPayable.ts";
import { defineMethod } from "./defineMethod.ts";
import { orderOf } from "./orderOf.ts";
import { Account, Amount } from "./params.ts";

/** CheckPerformTransaction: whether an order can be paid; nothing is changed. */
export const checkPerform = defineMethod(
  z.object({ amount: Amount, account: Account }),
  async ({ amount, account }) => {
    await assertPayable(await orderOf(account, (id) => Transaction.findByPk(id)), amount);
    return { allow: true };
  },
);
