import type { Migration } from "../migration.ts";

/** Words of the lexicon that share so much with a word that they may be two edits away; synonyms by their stems. */
export const up: Migration = ({ context: db }) =>
  db.sequelize.query(`
    create function search_resembling(word text, most integer) returns setof search_words
    language sql stable strict parallel safe set pg_trgm.similarity_threshold = 0.25 as $$
      select w.* from public.search_words w where w.stem % word
      order by similarity(w.stem, word) desc, w.listings desc limit most
    $$;

    create function search_stems_of(words text[]) returns text[]
    language sql immutable strict parallel safe as $$
      select array_agg(public.search_stems(word) order by place) from unnest(words) with ordinality as w(word, place)
    $$;
    alter table search_synonyms add column stems text[] generated always as (public.search_stems_of(words)) stored;
  `);

export const down: Migration = ({ context: db }) =>
  db.sequelize.query(`
    alter table search_synonyms drop column stems;
    drop function search_stems_of(text[]);
    drop function search_resembling(text, integer);
  `);
