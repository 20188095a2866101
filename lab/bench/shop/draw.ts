import type pg from "pg";
import { clientRows, json, maybe, number, type RowOf, text } from "#db/rows.ts";
import { type Random, randomOf } from "#db/seeds/demo/random.ts";
import { REGULARS } from "./seed/trade.ts";

const sampleRow = {
  id: number,
  link: text,
  categoryId: number,
  titleEn: text,
  titleHi: maybe(text),
};

type Sample = RowOf<typeof sampleRow>;

/** Things of this shop that visitors may ask for. */
export interface KnownShop {
  /** Products anywhere in the shop. */
  products: Sample[];
  /** Products as they are bought: one of each drawn order. */
  bought: Sample[];
  /** Codes of groups and of members, of groups that run and of others. */
  codes: Record<"group" | "member", { running: string[]; past: string[] }>;
  keepers: number[];
  people: number;
}

const SAMPLES = 4_000;
const RUNNING_SHARE = 0.75;

const columns = `p.id, p.link, p.category_id as "categoryId", p.title_en as "titleEn", p.title_hi as "titleHi"`;

/** Rows by a hash of their ids: the same ones in every run on the same database. */
export async function readKnownShop(client: pg.Client): Promise<KnownShop> {
  const samples = (query: string) => clientRows(client, sampleRow, query);
  const values = async <T>(query: string) =>
    (await clientRows(client, { value: json<T>() }, query)).map(({ value }) => value);
  const some = (what: string, from: string) =>
    `select ${what} as value from ${from} order by md5(${what}::text) limit 2000`;
  const groups = (condition: string) => values<string>(some("g.invite_code", `groups g where ${condition}`));
  const members = (condition: string) =>
    values<string>(
      some(
        "m.invite_code",
        `group_members m join groups g on g.id = m.group_id where left_at is null and ${condition}`,
      ),
    );
  const [running, past] = ["g.status = 'open'", "g.status <> 'open' and g.id % 20 = 0"];
  return {
    products: await samples(
      `select ${columns} from products p where is_published order by md5(id::text) limit ${SAMPLES}`,
    ),
    bought: await samples(
      `select ${columns} from (select product_id, id from orders order by md5(id::text) limit ${SAMPLES}) o
       join products p on p.id = o.product_id and p.is_published order by o.id`,
    ),
    codes: {
      group: { running: await groups(running), past: await groups(past) },
      member: { running: await members(running), past: await members(past) },
    },
    keepers: await values(some("user_id", "(select distinct user_id from product_favourites) f")),
    people: (await values<number>("select max(id) as value from users"))[0] ?? 1,
  };
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}'-]+/u).filter((word) => word.length > 2);

/** One visitor's wishes in the shop. Most look at what many buy. */
export class ShopDraw {
  readonly random: Random;
  readonly known: KnownShop;
  readonly product: Sample;

  constructor(key: string, known: KnownShop) {
    this.random = randomOf(`bench shop ${key}`);
    this.known = known;
    this.product = this.random.pick(this.random.chance(0.7) ? known.bought : known.products);
  }

  /** Somebody signed in, whose answers aren't kept ready for all. */
  viewer(): number {
    return this.random.int(1, this.known.people);
  }

  /** Somebody with some two hundred orders. */
  regular(): number {
    return this.random.int(1, REGULARS);
  }

  keeper(): number {
    return this.random.pick(this.known.keepers);
  }

  /** A code as people are given it: of a group as such, or of one of its members. */
  code(kind: "group" | "member"): string {
    const { running, past } = this.known.codes[kind];
    return this.random.pick(this.random.chance(RUNNING_SHARE) ? running : past);
  }

  /** Neighbouring words of the product's English title. */
  words(count: number): string {
    return this.#some(this.product.titleEn, count);
  }

  hindi(count: number): string {
    return this.#some(this.product.titleHi ?? this.product.titleEn, count);
  }

  /** Returns the beginning of a word, as it stands while it is typed. */
  begun(): string {
    const word = this.words(1);
    return word.slice(0, this.random.int(2, Math.max(2, word.length - 1)));
  }

  /** Two words, one with a letter too few. */
  mistyped(): string {
    const [first = "", ...rest] = this.words(2).split(" ");
    const place = this.random.int(1, Math.max(1, first.length - 2));
    return [first.slice(0, place) + first.slice(place + 1), ...rest].join(" ");
  }

  #some(text: string, count: number): string {
    const words = wordsOf(text);
    const first = this.random.int(0, Math.max(0, words.length - count));
    return words.slice(first, first + count).join(" ");
  }
}
