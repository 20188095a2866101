import type { Migration } from "../migration.ts";

/** Words of the reference groups whose stem is that of something else: гарнитура would bring kitchens for headphones. */
const MISLEADING = ["гарнитура", "смарт", "komplekt", "merc", "семя"];

const listed = MISLEADING.map((word) => `'${word}'`).join(", ");

export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    with mended as (
      select id, array(
        select word from unnest(words) with ordinality as each(word, place)
        where word <> all (array[${listed}]) order by place
      ) as words
      from search_synonyms where words && array[${listed}]
    ), gone as (
      delete from search_synonyms s using mended m where s.id = m.id and cardinality(m.words) < 2
    )
    update search_synonyms s set words = m.words, updated_at = now()
    from mended m where s.id = m.id and cardinality(m.words) >= 2;
  `);

// Which group had which of them isn't known any more, and nobody misses them.
export const down: Migration = async () => {};
