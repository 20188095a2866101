import { z } from "zod";
import { Done, Id, Text, Timestamp } from "./common.ts";
import { endpoint } from "./endpoint.ts";
import {
  DESCRIPTION_MAX,
  NAME_MAX,
  PARAMETER_STRING_MAX,
  PHONE_TYPED_MAX,
  PHONES_MAX,
  PHOTOS_MAX,
} from "./limits.ts";
import { contactMethods, currencies, states } from "./listings.ts";

/** The unfinished listing as the form holds it; nothing in it is checked but its size. */
export const Draft = z.object({
  name: Text.max(NAME_MAX * 2).default(""),
  description: Text.max(DESCRIPTION_MAX * 2).default(""),
  price: z
    .union([z.number(), Text.max(40)])
    .nullable()
    .default(null),
  photos: z.array(Text.max(500)).max(PHOTOS_MAX).default([]),
  currency: z.enum(currencies).optional(),
  isNegotiable: z.boolean().optional(),
  categoryId: Id.nullable().optional(),
  state: z.enum(states).nullable().optional(),
  lon: z.number().optional(),
  lat: z.number().optional(),
  zoom: z.int().optional(),
  phoneNumbers: z.array(Text.max(PHONE_TYPED_MAX)).max(PHONES_MAX).optional(),
  contactMethods: z.enum(contactMethods).optional(),
  regionId: Id.nullable().optional(),
  cityId: Id.nullable().optional(),
  districtId: Id.nullable().optional(),
  parameters: z
    .array(z.object({ parameterId: Id, value: Text.max(PARAMETER_STRING_MAX * 2) }))
    .max(50)
    .optional(),
});
export type Draft = z.output<typeof Draft>;

const PATH = "/api/user/telegram/draft";

export const getDraft = endpoint({
  method: "get",
  path: PATH,
  access: "user",
  summary: "The caller's unfinished listing",
  input: z.object({}),
  output: z.object({ draft: Draft.nullable(), updatedAt: Timestamp.nullable() }),
});

export const saveDraft = endpoint({
  method: "post",
  path: PATH,
  access: "user",
  summary: "Keeps the caller's unfinished listing; the last one written wins",
  input: z.object({ draft: Draft }),
  output: z.object({ updatedAt: Timestamp }),
});

export const deleteDraft = endpoint({
  method: "delete",
  path: PATH,
  access: "user",
  summary: "Forgets the caller's unfinished listing",
  input: z.object({}),
  output: Done,
});
