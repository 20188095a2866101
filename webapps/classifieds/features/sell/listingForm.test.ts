import { describe, expect, test } from "vitest";
import type { Draft } from "#contract/drafts.ts";
import { ListingInput } from "#contract/listingInput.ts";
import type { EditableListing } from "#contract/ownListings.ts";
import { fieldOfFault } from "./listingFields.ts";
import {
  emptyListing,
  fromDraft,
  type ListingValues,
  listingChange,
  toDraft,
  toListingBody,
  toListingValues,
} from "./listingForm.ts";
import { countFilled, listingResolver } from "./listingFormRules.ts";

const filled: ListingValues = {
  ...emptyListing("+998901234567"),
  name: " Диван ",
  categoryId: 4,
  description: "Мягкий",
  state: "Used",
  price: 1_200_000,
  lon: 69.2,
  lat: 41.3,
  photos: ["/images/a.webp"],
  regionId: 1,
  parameters: { p12: "Серый", p7: "true", p30: "  ", p99: "другой категории" },
};
const parameterIds = [7, 12, 30];

const errorsOf = async (values: ListingValues) => {
  const options = { fields: {}, shouldUseNativeValidation: false } as never;
  return (await listingResolver({ parameterIds })(values, undefined, options)).errors;
};

describe("what the server is sent", () => {
  test("parameters of the chosen category that have a value, by their ids", () => {
    expect(toListingBody(filled, { parameterIds }).parameters).toEqual([
      { parameterId: 7, value: "true" },
      { parameterId: 12, value: "Серый" },
    ]);
  });

  test("while the category isn't known nothing of them is lost", () => {
    expect(toListingBody(filled).parameters.map(({ parameterId }) => parameterId)).toEqual([7, 12, 99]);
  });

  test("no price is 0 where it is to be agreed on, and missing otherwise", () => {
    expect(toListingBody({ ...filled, price: null, isNegotiable: true }).price).toBe(0);
    expect(toListingBody({ ...filled, price: 0, isNegotiable: false }).price).toBeNull();
    expect(toListingBody({ ...filled, isNegotiable: true }).price).toBe(1_200_000);
  });

  test("a phone field left blank at the end is no phone, one in the middle is a mistake", () => {
    const phones = (phoneNumbers: string[]) => toListingBody({ ...filled, phoneNumbers }).phoneNumbers;
    expect(phones(["+998901234567", " "])).toEqual(["+998901234567"]);
    expect(phones(["", "+998901234567"])).toEqual(["", "+998901234567"]);
    expect(phones([""])).toEqual([]);
  });
});

describe("the rules", () => {
  test("a filled form passes and comes out trimmed", async () => {
    expect(await errorsOf(filled)).toEqual({});
    expect(ListingInput.parse(toListingBody(filled, { parameterIds })).name).toBe("Диван");
  });

  test("every missing thing is named at once, the price too", async () => {
    const errors = await errorsOf(emptyListing(null));
    expect(Object.keys(errors).sort()).toEqual(
      "categoryId description lat lon name phoneNumbers photos price regionId state".split(" "),
    );
    expect(errors.name?.message).toBe("required");
    expect(errors.price?.message).toBe("price");
    expect(errors.regionId?.message).toBe("required");
  });

  test("too long, too many and too short are told where they stand", async () => {
    const errors = await errorsOf({
      ...filled,
      name: "я".repeat(301),
      description: "я".repeat(2001),
      phoneNumbers: ["+998901234567", "123"],
      photos: Array.from({ length: 11 }, (_, place) => `/images/${place}.webp`),
      parameters: { p12: "я".repeat(81) },
    });
    expect(errors.name?.message).toBe("too_long");
    expect(errors.description?.message).toBe("too_long");
    expect(errors.phoneNumbers?.[0]).toBeUndefined();
    expect(errors.phoneNumbers?.[1]?.message).toBe("phone");
    expect(errors.photos?.message).toBe("too_many");
    expect(errors.parameters).toMatchObject({ p12: { message: "too_long" } });
  });

  test("what is done counts what has to be said", () => {
    expect(countFilled(emptyListing(null))).toEqual({ done: 0, total: 8 });
    expect(countFilled(emptyListing("+998901234567"))).toEqual({ done: 1, total: 8 });
    expect(countFilled(filled)).toEqual({ done: 8, total: 8 });
  });

  test("a fault that the server names finds its field", () => {
    const body = toListingBody(filled, { parameterIds });
    expect(fieldOfFault("photos.2", body)).toBe("photos");
    expect(fieldOfFault("cityId", body)).toBe("cityId");
    expect(fieldOfFault("phoneNumbers.1", body)).toBe("phoneNumbers.1");
    expect(fieldOfFault("parameters.1.value", body)).toBe("parameters.p12");
    expect(fieldOfFault("parameters.9.value", body)).toBeUndefined();
    expect(fieldOfFault("body", body)).toBeUndefined();
  });
});

const listing: EditableListing = {
  id: 5,
  link: "divan-5",
  status: "active",
  revisionStatus: null,
  rejectReason: null,
  rejectNote: null,
  name: "Диван",
  categoryId: 4,
  description: "Мягкий",
  state: "Used",
  currency: "UZS",
  price: 0,
  isNegotiable: true,
  lon: 69.2,
  lat: 41.3,
  zoom: 0,
  photos: ["/images/a.webp"],
  phoneNumbers: ["+998901234567"],
  contactMethods: "both",
  regionId: 1,
  cityId: null,
  districtId: null,
  parameters: [
    { parameterId: 12, value: "Серый" },
    { parameterId: 7, value: "true" },
  ],
  isTopOnModerate: false,
};

describe("a change", () => {
  const values = toListingValues(listing);
  const before = toListingBody(values, { parameterIds });
  const changeOf = (part: Partial<ListingValues>) =>
    listingChange(before, ListingInput.parse(toListingBody({ ...values, ...part }, { parameterIds })));

  test("nothing changed sends nothing, whatever the order it came in", () => {
    expect(changeOf({})).toEqual({});
  });

  test("only what changed is sent", () => {
    expect(changeOf({ name: "Диван угловой", price: 900_000 })).toEqual({
      name: "Диван угловой",
      price: 900_000,
    });
    expect(changeOf({ parameters: { p7: "true" } })).toEqual({
      parameters: [{ parameterId: 7, value: "true" }],
    });
    expect(changeOf({ cityId: 9 })).toEqual({ cityId: 9 });
  });
});

describe("a draft", () => {
  test("comes back as it was left", () => {
    const empty = { ...emptyListing("+998901112233"), lon: 1, lat: 2 };
    expect(fromDraft(toDraft(filled), empty)).toEqual({
      ...filled,
      parameters: { p7: "true", p12: "Серый", p99: "другой категории" },
    });
  });

  test("of another device may say less, or its price in words", () => {
    const empty = emptyListing("+998901112233");
    const little: Draft = { name: "Стол", description: "", price: "1 500", photos: [] };
    expect(fromDraft(little, empty)).toEqual({ ...empty, name: "Стол", price: 1500 });
    expect(fromDraft({ ...little, phoneNumbers: [""] }, empty).phoneNumbers).toEqual(["+998901112233"]);
  });
});
