import { number, rows, text } from "#db/rows.ts";

/** More than a table can have got between a backup and the loss of the database. */
const STEP = 100_000;

/** The numbered columns of our tables, with what gives them their numbers. */
const FIND = `
  select quote_ident(t.relname) as "table", quote_ident(a.attname) as "column", s.oid::regclass::text as sequence
  from pg_class s
  join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid
    and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
  join pg_class t on t.oid = d.refobjid
  join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace
  order by t.relname`;

const numberedRow = {
  table: text,
  column: text,
  sequence: text,
};

interface MovedAhead {
  table: string;
  /** The number that its next row gets. */
  next: number;
}

/**
 * Moves the numbers of all tables ahead by more than can have been given out since a backup, so that none is given out
 * twice: providers know payments by ours, tokens people, links and buttons what they lead to. From the highest number that a
 * table has or has given out, whichever is higher; an empty one has given out some, too. Again moves them once more.
 */
export async function moveNumbersAhead(): Promise<MovedAhead[]> {
  const all = await rows(numberedRow, FIND);
  const moved: MovedAhead[] = [];
  for (const { table, column, sequence } of all) {
    const [row] = await rows(
      { last: number },
      `select setval('${sequence}', greatest(last_value, (select max(${column}) from ${table})) + ${STEP}) as last
       from ${sequence}`,
    );
    if (row) moved.push({ table, next: row.last + 1 });
  }
  return moved;
}
