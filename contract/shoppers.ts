import { z } from "zod";
import { choice, Done, Pin, Remark } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { LanguageInput } from "./languageInput.ts";
import { languages } from "./languages.ts";
import { ADDRESS_MAX, PAYOUT_METHOD_MAX } from "./limits.ts";
import { shareKinds } from "./reportKinds.ts";

/** The caller as the storefront knows them. `phoneNumber` is one they have proven, in digits with its country code. */
export const Shopper = z.object({
  id: z.int(),
  phoneNumber: z.string().nullable(),
  firstName: z.string(),
  language: z.enum(languages),
  isAdmin: z.boolean(),
  /** Their referrer; null before anybody brought them. */
  refererId: z.int().nullable(),
});
export type Shopper = z.infer<typeof Shopper>;

export const getShopper = endpoint({
  method: "get",
  path: "/api/user/me",
  access: "user",
  summary: "The caller",
  input: z.object({}),
  output: Shopper,
});

export const changeShopper = endpoint({
  method: "patch",
  path: "/api/user/me",
  access: "user",
  summary: "Changes the caller's name",
  input: z.object({ firstName: Remark(64) }),
  output: Shopper,
});

/** The same person under the path that the report page states. */
export const listUsers = endpoint({
  method: "get",
  path: "/api/user/users",
  access: "user",
  summary: "The caller only",
  input: z.object({}),
  output: z.array(Shopper),
});

export const setShopperLanguage = endpoint({
  method: "patch",
  path: "/api/user/language",
  access: "user",
  summary: "Keeps the language the caller chose",
  input: LanguageInput,
  output: Done,
});

/** Where the caller's last order went; "" where they haven't said. */
export const DeliveryProfile = z.object({
  phoneNumber: z.string(),
  recipientName: z.string(),
  address: z.string(),
  addressExtra: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string(),
  /** How they want to be paid for whom they bring: a UPI id, or words. */
  payoutMethod: z.string(),
});
export type DeliveryProfile = z.infer<typeof DeliveryProfile>;

export const getProfile = endpoint({
  method: "get",
  path: "/api/user/profile",
  access: "user",
  summary: "Where to bring what the caller orders",
  input: z.object({}),
  output: DeliveryProfile,
});

const Part = Remark(ADDRESS_MAX).optional();

export const saveProfile = endpoint({
  method: "patch",
  path: "/api/user/profile",
  access: "user",
  summary: "Keeps where to bring what the caller orders; what isn't sent stays",
  input: z.object({
    recipientName: Part,
    address: Part,
    addressExtra: Part,
    city: Part,
    state: Part,
    pin: Pin.optional(),
    payoutMethod: Remark(PAYOUT_METHOD_MAX).optional(),
  }),
  output: DeliveryProfile,
});

export const shareTargets = ["app", "referral", "product", "group", "listing"] as const;
export const shareApps = ["classifieds", "storefront"] as const;

export const recordShare = endpoint({
  method: "post",
  path: "/api/user/shares",
  access: "public",
  summary: "Notes that a link was copied or shared",
  input: z.object({
    app: choice(shareApps).default("storefront"),
    kind: choice(shareKinds),
    target: choice(shareTargets),
    /** Link of the listing or product, or code of the group. */
    value: Remark(80).optional(),
  }),
  output: Done,
});
