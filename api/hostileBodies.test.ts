import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { ErrorBody } from "#contract/errors.ts";
import { endpoints } from "#contract/index.ts";
import { buildUser } from "../tests/factories.ts";
import { buildProduct, purchaseOf } from "../tests/shopFactories.ts";
import { startTestApi, type TestApi } from "../tests/testApi.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const values = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "1\u0000",
  "\ud800",
  "\u200b",
  "🙂",
  "x".repeat(5000),
  "-1",
  "1e9",
  "true",
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e300,
  true,
  null,
  [],
  ["a"],
  {},
  { $gt: 1 },
  { length: 3 },
];
const PHONE = "919876543210";

/** A good body of each call of the shop that changes something, so that only the one field is odd. */
const bodies: Record<string, () => Promise<object>> = {
  "/api/auth/request-code": async () => ({ phoneNumber: PHONE }),
  "/api/auth/verify-code": async () => ({ phoneNumber: PHONE, code: "123456" }),
  "/api/auth/phone": async () => ({ phoneNumber: PHONE, verificationTicket: "x" }),
  "/api/auth/refresh": async () => ({ refreshToken: "x".repeat(40) }),
  "/api/auth/telegram": async () => ({ data: "hash=1" }),
  "/api/user/group-purchases/join-or-create": async () => purchaseOf((await buildProduct()).id),
  "/api/user/orders/:id/cancel": async () => ({}),
  "/api/user/products/interest": async () => ({ productId: (await buildProduct({ isReal: false })).id }),
  "/api/user/products/favourites/toggle": async () => ({ productId: (await buildProduct()).id }),
  "/api/user/me": async () => ({ firstName: "Asha" }),
  "/api/user/language": async () => ({ language: "hi" }),
  "/api/user/profile": async () => ({ city: "Pune" }),
  "/api/user/shares": async () => ({ kind: "copy", target: "app" }),
};

const isShops = ({ method, path }: { method: string; path: string }) => method !== "get" && path in bodies;
const changes = endpoints.map(({ endpoint }) => endpoint).filter(isShops);
const fieldsOf = (input: z.ZodType) => Object.keys(input instanceof z.ZodObject ? input.shape : {});

test("every call of the shop that changes something is tried", () => {
  expect(new Set(changes.map(({ path }) => path))).toEqual(new Set(Object.keys(bodies)));
});

test.each(changes)(
  "whatever stands in a field of $path, it is taken or refused, and breaks nothing",
  async ({ path, method, input }) => {
    const good = await bodies[path]?.();
    for (const field of fieldsOf(input)) {
      for (const value of values) {
        const { id: as } = await buildUser();
        const body = { ...good, [field]: value };
        const { status, text } = await api.call(path.replace(":id", "1"), {
          method: method.toUpperCase(),
          body,
          as,
        });
        expect(status, `${field}: ${JSON.stringify(value)?.slice(0, 40)}`).toBeLessThan(500);
        if (status >= 400) ErrorBody.parse(JSON.parse(text));
      }
    }
  },
);
