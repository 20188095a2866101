import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  DataTypes,
  literal,
  type Model,
  type ModelAttributeColumnOptions,
  type ModelStatic,
} from "sequelize";
import { expect, test } from "vitest";
import { boolean, maybe, rows, text } from "../rows.ts";
import { sequelize } from "../sequelize.ts";

await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => import(join(import.meta.dirname, file))),
);

const columnRow = {
  table: text,
  name: text,
  type: text,
  isRequired: boolean,
  isNumbered: boolean,
  /** Computed by PostgreSQL: a model may leave it out. */
  isComputed: boolean,
  /** The value of a default that is one, as text; null for expressions. */
  value: maybe(text),
  expression: maybe(text),
  /** The column it refers to by itself, as "table.column". */
  reference: maybe(text),
  /** Whether it is of a foreign key of several columns, which Sequelize doesn't know. */
  isOfSeveral: boolean,
};

const columns = await rows(
  columnRow,
  `select t.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
     a.attnotnull as "isRequired", a.attidentity <> '' as "isNumbered", a.attgenerated <> '' as "isComputed",
     pg_get_expr(d.adbin, d.adrelid) as expression,
     case when pg_get_expr(d.adbin, d.adrelid) ~ '^(''[^'']*''::[a-z\\[\\]]+|[0-9.]+|true|false)$'
       then trim(both '''' from regexp_replace(pg_get_expr(d.adbin, d.adrelid), '::.*$', '')) end as value,
     (select f.confrelid::regclass || '.' || b.attname from pg_constraint f
       join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
       where f.conrelid = t.oid and f.contype = 'f' and f.conkey = array[a.attnum]) as reference,
     exists (select from pg_constraint f where f.conrelid = t.oid and f.contype = 'f' and a.attnum = any (f.conkey)
       and cardinality(f.conkey) > 1) as "isOfSeveral"
   from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
   left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
   where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
     and t.relname <> 'migrations'
   order by t.relname, a.attnum`,
);

const models = new Map(Object.values(sequelize.models).map((model) => [String(model.getTableName()), model]));

type Attribute = ModelAttributeColumnOptions & {
  field: string;
  references?: { model: unknown; key: string };
};

function tableOf(model: unknown): string {
  if (typeof model === "string") return model;
  return (model as { tableName: string }).tableName;
}

/** Sequelize itself keeps the two times of rows. */
function isKeptTime(model: ModelStatic<Model>, name: string): boolean {
  const { timestamps, createdAt, updatedAt } = model.options;
  return timestamps !== false && [createdAt ?? "createdAt", updatedAt ?? "updatedAt"].includes(name);
}

const written = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

function defaultOf(attribute: Attribute): string | null {
  const value = attribute.defaultValue;
  if (value === undefined) return null;
  if (value instanceof DataTypes.NOW) return "now()";
  if (value instanceof DataTypes.UUIDV4) return "gen_random_uuid()";
  if (value instanceof literal("").constructor) return (value as { val: string }).val;
  if (Array.isArray(value) && String(attribute.type).endsWith("[]")) return `{${value.join()}}`;
  return written(value);
}

function describe(model: ModelStatic<Model>, name: string, attribute: Attribute) {
  const { type, references } = attribute;
  return {
    type: (typeof type === "string" ? type : (type as { toSql(): string }).toSql()).toLowerCase(),
    isRequired: isKeptTime(model, name) || attribute.primaryKey === true || attribute.allowNull === false,
    default: isKeptTime(model, name) ? "now()" : defaultOf(attribute),
    isNumbered: attribute.autoIncrement === true,
    reference: references ? `${tableOf(references.model)}.${references.key}` : null,
  };
}

/** Why nobody asks a model: what its table is read and written by. */
const BY_SQL = {
  "sets that a job claims and leases by the database's clock": [
    "BotUpdate",
    "GroupCard",
    "IdempotencyKey",
    "JobRun",
    "Reminder",
    "SendTurn",
  ],
  "rows that are written in batches, and only counted": [
    "AppEvent",
    "AppOpen",
    "CategoryClick",
    "ListingView",
    "ProductView",
    "PromotionView",
    "SearchQuery",
    "Share",
  ],
  "counters and their changes, which triggers write and jobs fold": [
    "BotChange",
    "EventDay",
    "EventDayZone",
    "ListingCount",
    "ListingCountDelta",
    "ProductCount",
    "ProductDelta",
  ],
  "money under locks, in one statement with what it is for": [
    "LedgerAccount",
    "LedgerEntry",
    "LedgerMovement",
    "ReferralReward",
    "Wallet",
    "WalletEntry",
  ],
  "words and phrases of search, made as whole sets": [
    "SearchCategoryName",
    "SearchPhrase",
    "SearchSurface",
    "SearchWord",
    "SearchWordsState",
  ],
  "saved searches, matched and told as sets": [
    "RemovedSearch",
    "SavedFind",
    "SavedQuery",
    "SavedQueryKey",
    "SavedSearch",
    "SavedSearchMessage",
    "SavedSearchMessagePart",
  ],
  "rows that are only read or written together with others of their parent": [
    "Conversation",
    "GroupShare",
    "ProductFeature",
    "ReviewRate",
  ],
};

const root = join(import.meta.dirname, "..", "..");

function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(join(root, folder, file), "utf8"));
}

/** The models whose class, not only its type, the product imports. */
function askedModels(): Set<string> {
  const sources = ["core", "api", "bot", "worker", "db/seeds"].flatMap(sourcesOf).join("\n");
  const imports = sources.matchAll(/^import \{([^}]*)\} from "[^"]*\/models\/(\w+)\.ts"/gm);
  return new Set(
    [...imports].flatMap(([, names, model]) =>
      new RegExp(`(^|,)\\s*${model}\\b`).test(names ?? "") && model ? [model] : [],
    ),
  );
}

test("every model is asked by somebody, or it is written why its table is only met in SQL", () => {
  const asked = askedModels();
  const unasked = [...models.values()].map(({ name }) => name).filter((name) => !asked.has(name));
  expect(unasked.sort()).toEqual(Object.values(BY_SQL).flat().sort());
});

test("every table has a model, and every model a table", () => {
  expect([...models.keys()].sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
});

test.each([...models])(
  "the model of %s has its columns: types, nulls, defaults, references",
  (table, model) => {
    const attributes = Object.entries(model.getAttributes()) as unknown as [string, Attribute][];
    const said = new Map(
      attributes.map(([name, attribute]) => [attribute.field, describe(model, name, attribute)]),
    );
    const real = new Map(
      columns
        .filter((column) => column.table === table && !(column.isComputed && !said.has(column.name)))
        .map((column) => [
          column.name,
          {
            type: column.type,
            isRequired: column.isRequired,
            default: column.isComputed ? said.get(column.name)?.default : (column.value ?? column.expression),
            isNumbered: column.isNumbered,
            reference: column.isOfSeveral ? said.get(column.name)?.reference : column.reference,
          },
        ]),
    );
    expect(said).toEqual(real);
  },
);
