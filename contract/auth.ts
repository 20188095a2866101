import { z } from "zod";
import { Digits, Remark, Text } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import { ADDRESS_MAX, CODE_DIGITS, PHONE_TYPED_MAX } from "./limits.ts";
import { RefererId } from "./refererId.ts";

/** Access: a JWT for 15 minutes with the claim `userId`. Refresh: opaque, 30 days, changes at each use. */
export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type Tokens = z.infer<typeof Tokens>;

/** `data` is the raw init data of the messenger. */
const TelegramSignIn = z.object({ data: Text.min(1).max(8192), refererId: RefererId });

export const signInClassifieds = endpoint({
  method: "post",
  path: "/api/telegram/auth",
  access: "public",
  summary: "Signs in with the messenger's init data (classifieds)",
  input: TelegramSignIn,
  output: Tokens,
});

export const signInStorefront = endpoint({
  method: "post",
  path: "/api/auth/telegram",
  access: "public",
  summary: "Signs in with the messenger's init data (storefront, reports)",
  input: TelegramSignIn,
  output: Tokens,
});

export const refreshTokens = endpoint({
  method: "post",
  path: "/api/auth/refresh",
  access: "public",
  summary: "Trades a refresh token for new tokens",
  input: z.object({ refreshToken: Text.min(20).max(200) }),
  output: Tokens,
});

/** A phone as it is typed or as digits; at least ten characters with its country code. */
const Phone = Text.max(PHONE_TYPED_MAX, "too_long");

/**
 * A secret of 16 to 64 characters that a device makes at random and keeps: many people may have one address. Who names
 * none is told from others by the address alone.
 */
const Device = z.string().regex(/^[\w-]{16,64}$/, "device");

export const requestCode = endpoint({
  method: "post",
  path: "/api/auth/request-code",
  access: "public",
  summary: "Sends a one-time code to a phone; the answer is the same whether it is known or not",
  input: z.object({ phoneNumber: Phone, device: Device.optional() }),
  /**
   * `nextTimeout`: seconds until another may be asked for; a device that asks before is refused. With `delivery: "link"`
   * nothing was sent. `requestId` names this asking, and `link` opens the bot, which
   * tells the code to who shares the contact with that number.
   */
  output: z.object({
    nextTimeout: z.int(),
    delivery: z.enum(["messenger", "link"]),
    link: z.string(),
    requestId: z.string(),
  }),
});

/** `INVALID` and `EXPIRED` are told in `message`, see `contract/errors.ts`. */
export const verifyCode = endpoint({
  method: "post",
  path: "/api/auth/verify-code",
  access: "public",
  summary: "Signs in whose phone got the code",
  input: z.object({
    phoneNumber: Phone,
    code: Digits.pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), "code")),
    /** From the answer to the request. Without it the last request of the device is meant, else that of the address. */
    requestId: z.string().max(64).optional(),
    device: Device.optional(),
    refererId: RefererId,
  }),
  /** `verificationTicket` proves the phone for five minutes. */
  output: Tokens.extend({ verificationTicket: z.string() }),
});

export const signInWithPhone = endpoint({
  method: "post",
  path: "/api/auth/phone",
  access: "public",
  summary: "Signs in with a phone that a ticket proves",
  input: z.object({
    phoneNumber: Phone,
    address: Remark(ADDRESS_MAX).default(""),
    refererId: RefererId,
    verificationTicket: z.string().max(1000).optional(),
  }),
  output: Tokens,
});
