import { Product } from "../../../models/Product.ts";
import { User } from "../../../models/User.ts";
import { sequelize } from "../../../sequelize.ts";
import { type Buyer, buyers } from "./buyers.ts";
import { shopCategories } from "./products/products.ts";
import type { ShopRules } from "./rules.ts";

interface GroupPlan {
  /** Place of the product in the shop. */
  product: number;
  members: number;
  /** Hours since it was started; it is open for 24. */
  age: number;
}

/** Groups at every fill, one that is complete, one that ran out of time. */
const plans: readonly GroupPlan[] = [
  { product: 0, members: 4, age: 9 },
  { product: 0, members: 2, age: 3 },
  { product: 1, members: 3, age: 14 },
  { product: 2, members: 4, age: 20 },
  { product: 3, members: 1, age: 1 },
  { product: 5, members: 3, age: 6 },
  { product: 6, members: 2, age: 11 },
  { product: 7, members: 4, age: 17 },
  { product: 10, members: 2, age: 4 },
  { product: 11, members: 1, age: 2 },
  { product: 15, members: 3, age: 8 },
  { product: 20, members: 1, age: 5 },
  { product: 22, members: 4, age: 22 },
  { product: 25, members: 2, age: 7 },
  { product: 32, members: 3, age: 12 },
  { product: 35, members: 4, age: 10 },
  { product: 1, members: 5, age: 21 },
  { product: 13, members: 3, age: 30 },
];

/** Buyers of the demo shop by their places; those who aren't there yet are made. */
export async function findBuyers(now: Date): Promise<number[]> {
  const phones = buyers.map(({ phone }) => phone);
  const known = await User.findAll({ where: { phoneNumber: phones } });
  const missing = buyers.filter(({ phone }) => !known.some((user) => user.phoneNumber === phone));
  const added = await User.bulkCreate(
    missing.map(({ firstName, lastName, language, phone }) => ({
      firstName,
      lastName,
      language,
      phoneNumber: phone,
      phoneVerifiedAt: now,
    })),
  );
  const ids = new Map([...known, ...added].map(({ id, phoneNumber }) => [phoneNumber, id]));
  return phones.map((phone) => ids.get(phone) ?? 0);
}

/** The form that a buyer of the demo shop sends for their seat in a group. */
export const purchaseOf = (productId: number, { address, city, state, pin, firstName, lastName }: Buyer) => ({
  productId,
  address,
  city,
  state,
  pin,
  recipientName: `${firstName} ${lastName}`,
  addressExtra: "",
  quantity: 1,
  balance: 0,
  isGroupPurchase: true,
});

/** Moves a group into the past, with the orders and seats of its people: each came some time after the one before. */
async function age(inviteCode: string, hours: number) {
  await sequelize.query(
    `with g as (
       update groups set created_at = now() - make_interval(hours => $hours),
         ends_at = now() - make_interval(hours => $hours) + interval '24 hours'
       where id = (select group_id from group_members where invite_code = $inviteCode) returning id),
     seats as (
       select m.id, m.order_id, now() - make_interval(hours => $hours) + (row_number() over (order by m.id) - 1)
         * make_interval(mins => $step) as at
       from group_members m join g on g.id = m.group_id),
     moved as (update group_members m set joined_at = s.at from seats s where m.id = s.id)
     update orders o set created_at = s.at, updated_at = s.at from seats s where o.id = s.order_id`,
    { bind: { inviteCode, hours, step: Math.min(hours, 20) * 10 } },
  );
}

async function gather(
  plan: GroupPlan,
  turn: number,
  ids: readonly number[],
  productId: number,
  rules: ShopRules,
) {
  let inviteCode: string | undefined;
  for (let seat = 0; seat < plan.members; seat += 1) {
    // The groups of one product begin with different people, so that a person waits in one group of a product only.
    const place = (turn * 5 + seat) % buyers.length;
    const buyer = buyers[place];
    const userId = ids[place];
    if (!buyer || !userId) throw new Error("No such buyer");
    const invited = inviteCode === undefined ? {} : { inviteCode };
    const joined = await rules.joinOrCreate(userId, { ...purchaseOf(productId, buyer), ...invited });
    inviteCode ??= joined.inviteCode ?? undefined;
  }
  if (inviteCode) await age(inviteCode, plan.age);
}

/** Lets the demo shop's buyers gather: by the shop's own rules, then moved into the past. */
export async function writeGroups(rules: ShopRules): Promise<void> {
  const ids = await findBuyers(new Date());
  const titles = shopCategories.flatMap(({ products }) => products.map(({ title }) => title[0]));
  const products = await Product.findAll({ where: { titleEn: titles } });
  for (const [turn, plan] of plans.entries()) {
    const product = products.find(({ titleEn }) => titleEn === titles[plan.product]);
    // It may have been taken out of sale since.
    if (product?.publishedAt && product.isReal) await gather(plan, turn, ids, product.id, rules);
  }
  await rules.expireGroups();
}
