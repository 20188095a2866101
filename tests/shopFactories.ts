import { randomUUID } from "node:crypto";
import type { CreationAttributes } from "sequelize";
import type { joinOrCreate } from "../core/shop/purchase/joinOrCreate.ts";
import { Group } from "../db/models/Group.ts";
import { GroupMember } from "../db/models/GroupMember.ts";
import { Product } from "../db/models/Product.ts";
import { ShopCategory } from "../db/models/ShopCategory.ts";
import type { User } from "../db/models/User.ts";
import { sequelize } from "../db/sequelize.ts";
import { buildImage, buildUser } from "./factories.ts";

let made = 0;

/** A category of the shop. */
export function buildShopCategory(
  overrides: Partial<CreationAttributes<ShopCategory>> = {},
): Promise<ShopCategory> {
  made += 1;
  return ShopCategory.create({
    link: `category-${made}`,
    nameEn: `Category ${made}`,
    nameHi: `श्रेणी ${made}`,
    ...overrides,
  });
}

/** A product on sale: 999 rupees alone, 599 with friends; its category is made when not given. */
export async function buildProduct(overrides: Partial<CreationAttributes<Product>> = {}): Promise<Product> {
  made += 1;
  const categoryId = overrides.categoryId ?? (await buildShopCategory()).id;
  return Product.create({
    link: `${randomUUID()}-s${made}`,
    titleEn: `Product ${made}`,
    titleHi: `उत्पाद ${made}`,
    price: 999,
    discountedPrice: 599,
    publishedAt: new Date(),
    ...overrides,
    categoryId,
  });
}

/** Gives a product the first of its images. */
export async function giveCover(productId: number): Promise<void> {
  const { id } = await buildImage();
  await sequelize.query(
    "insert into product_images (product_id, position, image_id) values ($productId, 0, $imageId)",
    { bind: { productId, imageId: id } },
  );
}

/** Builds a buyer's input, as the contract reads it. */
export const purchaseOf = (
  productId: number,
  overrides: Partial<Parameters<typeof joinOrCreate>[1]> = {},
): Parameters<typeof joinOrCreate>[1] => ({
  productId,
  isGroupPurchase: true,
  quantity: 1,
  balance: 0,
  address: "12 MG Road",
  addressExtra: "",
  city: "Pune",
  state: "Maharashtra",
  pin: "411001",
  ...overrides,
});

/** People whom the bot can write to. */
export const buildPeople = (count: number): Promise<User[]> =>
  Promise.all(Array.from({ length: count }, () => buildUser({ botStartedAt: new Date() })));

/** The seat whose own code it is, and its group. */
export async function seatOf(inviteCode: string | null): Promise<{ member: GroupMember; group: Group }> {
  const member = await GroupMember.findOne({ where: { inviteCode: inviteCode ?? "" }, rejectOnEmpty: true });
  return { member, group: await Group.findByPk(member.groupId, { rejectOnEmpty: true }) };
}

/** Lets a group's time run out; nobody has closed it yet. */
export const endGroup = (id: number): Promise<unknown> =>
  sequelize.query(
    "update groups set created_at = now() - interval '25 hours', ends_at = now() - interval '1 hour' where id = $id",
    { bind: { id } },
  );
