import type { Member } from "./member.ts";

/** Where what waits for a moderator is asked for and decided. */
export const QUEUE = "/api/user/telegram/products/moderate";

/** Lets everything through that waits, so that a journey meets only what it made. */
export async function emptyQueue(admin: Member): Promise<void> {
  for (;;) {
    const { data } = await admin.call<{ data: { edition: number; product: { id: number } }[] }>(
      "GET",
      `${QUEUE}?take=100`,
    );
    if (data.length === 0) return;
    await admin.call("POST", QUEUE, {
      isModerated: true,
      productIds: data.map(({ product }) => product.id),
      editions: data.map(({ edition }) => edition),
    });
  }
}
