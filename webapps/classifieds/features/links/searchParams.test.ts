import { expect, test } from "vitest";
import { readSearchParams, type SearchParams, sorts, toPrice, writeSearchParams } from "./searchParams.ts";

const read = (query: string) => readSearchParams(new URLSearchParams(query));

test("values are coerced and what makes no sense is dropped", () => {
  expect(
    read("categoryId=5&searchOnlyInTitle=true&searchOnlyWithPhotos=false&minPrice=1%20000&state=New&page=3"),
  ).toMatchObject({
    categoryId: 5,
    searchOnlyInTitle: true,
    searchOnlyWithPhotos: undefined,
    minPrice: 1000,
    state: "New",
    page: 3,
    sortBy: "createdAt|desc",
  });
  expect(
    read("categoryId=x&regionId=-1&minPrice=abc&maxPrice=1.5&state=Old&sortBy=name&page=0&search=%20"),
  ).toMatchObject({
    categoryId: undefined,
    regionId: undefined,
    minPrice: undefined,
    maxPrice: undefined,
    state: undefined,
    sortBy: "createdAt|desc",
    page: 1,
    search: undefined,
  });
});

test("swapped price bounds are put right", () => {
  expect(read("minPrice=500&maxPrice=100")).toMatchObject({ minPrice: 100, maxPrice: 500 });
});

test("from nothing bounds nothing, whichever bound it stands in", () => {
  expect(read("minPrice=0")).toMatchObject({ minPrice: undefined, maxPrice: undefined });
  expect(read("minPrice=0&maxPrice=500")).toMatchObject({ minPrice: undefined, maxPrice: 500 });
  expect(read("minPrice=500&maxPrice=0")).toMatchObject({ minPrice: undefined, maxPrice: 500 });
});

test("whole prices survive in any usual way of writing, all else is as good as absent", () => {
  for (const [text, price] of [
    ["0", 0],
    ["12 500 000", 12_500_000],
    ["1\u00a0000", 1000],
    ["1\u202f000", 1000],
    [" 1000 ", 1000],
    ["007", 7],
    ["1.250.000", 1_250_000],
    ["1,250,000.00", 1_250_000],
    ["1'250'000", 1_250_000],
    ["1.250", 1250],
    ["१२५०", 1250],
    ["１ ２５０", 1250],
    ["1´250", 1250],
    ["1000.00", 1000],
    ["15,0", 15],
    ["1e9", 1_000_000_000],
    ["1e 9", 1_000_000_000],
    ["9".repeat(13), 999_999_999_999],
    ["9".repeat(400), 999_999_999_999],
    ["1e99", 999_999_999_999],
  ] as const) {
    expect(toPrice(text), text).toBe(price);
  }
  for (const text of [
    "",
    " ",
    "1.5",
    "12.55",
    "-5",
    "−5",
    "1.2.3",
    "1,00,000",
    "abc",
    "5 сум",
    "0x10",
    "1e-3",
    "e9",
    "NaN",
    "Infinity",
  ]) {
    expect(toPrice(text), text).toBeUndefined();
  }
});

test("an unknown order, condition or page is the usual one", () => {
  for (const query of [
    "sortBy=name",
    "sortBy=price",
    "sortBy=",
    "state=Old",
    "state=new",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=abc",
    "page=",
    "page=99999999999",
  ]) {
    expect(read(query), query).toEqual(read(""));
  }
  expect(read("page=9999").page).toBe(9999);
});

test("writing leaves out what is empty or usual, and reading it back gives the same", () => {
  expect(writeSearchParams({ search: "", page: 1, sortBy: "createdAt|desc" })).toBe("");
  const params = read(
    "categoryId=5&cityId=7&search=Нексия&sortBy=price%7Casc&state=Used&maxPrice=900&page=2",
  );
  expect(read(writeSearchParams(params))).toEqual(params);
});

test("parameters are read by their ids, several texts of one together", () => {
  expect(read("categoryId=4&p[12]=Samsung&p%5B12%5D=Apple&p[7]=true").p).toEqual({
    12: ["Samsung", "Apple"],
    7: ["true"],
  });
  expect(read("categoryId=4&p[12]=%20Samsung%20&p[12]=Samsung&p[12]=").p).toEqual({ 12: ["Samsung"] });
  expect(writeSearchParams({ p: { 12: ["Samsung", "Apple & Co"] } })).toBe(
    "p%5B12%5D=Samsung&p%5B12%5D=Apple+%26+Co",
  );
});

test("parameters that make no sense are dropped", () => {
  for (const query of [
    "p[]=a",
    "p[x]=a",
    "p[0]=a",
    "p[12]=",
    "p=a",
    "p[12][3]=a",
    "p[9999999999]=a",
    "p[-1]=a",
  ]) {
    expect(read(`categoryId=4&${query}`).p, query).toBeUndefined();
  }
  // Without a category nobody knows whose they are.
  expect(read("p[12]=a").p).toBeUndefined();
  expect(read(`categoryId=4&p[12]=${"я".repeat(90)}`).p?.[12]).toEqual(["я".repeat(80)]);
  const many = `categoryId=4&${Array.from({ length: 60 }, (_, place) => `p[1]=v${place}&p[${place + 2}]=w`).join("&")}`;
  expect(read(many).p?.[1]).toHaveLength(50);
  expect(Object.keys(read(many).p ?? {})).toHaveLength(20);
});

test("what the server would refuse never leaves the address", () => {
  expect(read("categoryId=2147483648&search=a%00b").categoryId).toBeUndefined();
  expect(read("search=a%00b").search).toBe("ab");
  // Cut where an emoji stands, which is two characters long.
  expect(read(`search=${"a".repeat(199)}😀`).search).toBe("a".repeat(199));
  expect(read("minPrice=2200000000").minPrice).toBe(2_200_000_000);
  expect(read("maxPrice=99999999999999").maxPrice).toBe(999_999_999_999);
});

/** Numbers from 0 to 1 that are the same at every run. */
function randoms(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test("whatever is written is read back the same", () => {
  const random = randoms(7);
  const upTo = (most: number) => Math.floor(random() * most);
  const maybe = <Value>(value: Value) => (random() < 0.5 ? value : undefined);
  const letters = [..."aяў oʻ'&=?%+#[]12/;\\<>\"🙂"];
  const text = () => `x${Array.from({ length: upTo(20) }, () => letters[upTo(letters.length)]).join("")}y`;
  for (let turn = 0; turn < 500; turn += 1) {
    const prices = [upTo(1e12), upTo(1e12)].sort((a, b) => a - b);
    const ids = Array.from({ length: upTo(5) }, () => 1 + upTo(2_147_483_646));
    const p = Object.fromEntries(
      ids.map((id) => [id, [...new Set(Array.from({ length: 1 + upTo(4) }, text))]]),
    );
    const categoryId = maybe(1 + upTo(2_147_483_646));
    const params: SearchParams = {
      categoryId,
      regionId: maybe(1 + upTo(100)),
      cityId: maybe(1 + upTo(100)),
      districtId: maybe(1 + upTo(100)),
      search: maybe(text()),
      searchOnlyInTitle: maybe(true as const),
      minPrice: maybe(prices[0]),
      maxPrice: maybe(prices[1]),
      searchOnlyWithPhotos: maybe(true as const),
      state: maybe(random() < 0.5 ? "New" : "Used"),
      p: categoryId !== undefined && ids.length > 0 ? p : undefined,
      sortBy: sorts[upTo(4)] ?? "price|asc",
      page: 1 + upTo(50),
    };
    expect(read(writeSearchParams(params))).toEqual(params);
  }
});
