-- The schema of the database, as its migrations leave it.
-- Written by `npm run db -- schema` and compared with the migrations by a test: don't edit it by hand.
-- The reasons for columns and rules stand in db/migrations.

set check_function_bodies = off;

create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.apply_ledger_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update ledger_accounts set balance = balance + new.amount where id = new.account_id and user_id is not null;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.apply_wallet_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update wallets set balance_paise = balance_paise + new.amount_paise where user_id = new.user_id;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.bot_standing(started_at timestamp with time zone, stopped_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
      select case when started_at is null then null when stopped_at is null then 'active' else 'stopped' end
    $function$
;

CREATE OR REPLACE FUNCTION public.check_ledger_movement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      total bigint;
    begin
      select sum(amount) into total from ledger_entries where movement_id = new.movement_id;
      if total <> 0 then
        raise exception 'ledger movement % sums up to %', new.movement_id, total using errcode = 'check_violation';
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.count_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      known_zone text;
    begin
      -- Held until the end: no count is made in a zone that is being left.
      select zone into known_zone from event_days_zone for share;
      if known_zone is null then return null; end if;
      execute format(
        'insert into event_days as known (section, day, key, count)
         select %L, (created_at at time zone %L)::date, %s, count(*) from added where %s
         group by 2, 3 order by 2, 3
         on conflict (section, day, key) do update set count = known.count + excluded.count',
        tg_argv[0], known_zone, tg_argv[1], tg_argv[2]);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.day_in(moment timestamp with time zone, zone text)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select (moment at time zone zone)::date
  $function$
;

CREATE OR REPLACE FUNCTION public.days_until(moment timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select ceil(extract(epoch from moment - now()) / 86400)::integer
  $function$
;

CREATE OR REPLACE FUNCTION public.ensure_month(parent text, month date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    declare
      first date := date_trunc('month', month);
      since timestamptz := first::timestamp at time zone 'UTC';
      before timestamptz := (first + interval '1 month') at time zone 'UTC';
      child text := parent || '_' || to_char(first, 'YYYYMM');
    begin
      -- Asked again under the lock, which nobody has to wait for when there is nothing to do. It keeps writers away from
      -- the parent, as one on the way to the default partition would be refused there.
      for turn in 1..2 loop
        if exists (
          select 1 from pg_inherits
          where inhparent = parent::regclass and inhrelid = to_regclass(quote_ident(child))
        ) then
          return;
        end if;
        execute format('lock table only %I in access exclusive mode', parent);
      end loop;
      -- A partition can't be made while the default one holds rows of its month: they move while it stands alone.
      execute format(
        'create table %I (like %I including defaults including constraints including indexes)', child, parent);
      execute format('lock table %I in access exclusive mode', parent || '_default');
      execute format(
        'with moved as (delete from %I where created_at >= %L and created_at < %L returning *)
         insert into %I select * from moved', parent || '_default', since, before, child);
      execute format(
        'alter table %I attach partition %I for values from (%L) to (%L)', parent, child, since, before);
    end $function$
;

CREATE OR REPLACE FUNCTION public.fold_listing_counts(most integer)
 RETURNS integer
 LANGUAGE sql
AS $function$
      with folded as (
        delete from public.listing_count_deltas where id in (
          select id from public.listing_count_deltas order by id limit most for update skip locked
        ) returning *
      ), leaves as (
        select region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos, sum(change) as change from folded group by region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos having sum(change) <> 0
      ), kept as (
        insert into public.listing_counts as known (place_level, place_id, category_id, state, has_photos, total)
        select place.level, place.id, category.id, state, has_photos, sum(change)
        from leaves
        cross join lateral (values (0, 0), (1, region_id), (2, city_id), (3, district_id)) place(level, id)
        cross join lateral (values (0), (category_1), (category_2), (category_3)) category(id)
        where place.id is not null and category.id is not null
        group by 1, 2, 3, 4, 5
        having sum(change) <> 0
        -- All who fold take the same rows in the same order.
        order by 1, 2, 3, 4, 5
        on conflict (place_level, place_id, category_id, state, has_photos)
          do update set total = known.total + excluded.total
      )
      select count(*)::integer from folded
    $function$
;

CREATE OR REPLACE FUNCTION public.guard_ledger_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if pg_trigger_depth() = 1 then
        raise exception 'balances move by ledger entries' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $function$
;

CREATE OR REPLACE FUNCTION public.html_of(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select regexp_replace(replace(replace(replace(replace(replace(words,
      '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;'), '\r\n|\r|\n', '<br>', 'g')
  $function$
;

CREATE OR REPLACE FUNCTION public.initial_of(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select coalesce(substring(name from '^(?:[\U0001f1e6-\U0001f1ff]{2}|.(?:[\u0300-\u036f\u0483-\u0489\u0900-\u0903\u093a-\u093c\u093e-\u094c\u094e\u094f\u0951-\u0957\u0962\u0963\ufe00-\ufe0f\U0001f3fb-\U0001f3ff]|\u094d[\u0915-\u0939]?|\u200d.)*)'), '')
  $function$
;

CREATE OR REPLACE FUNCTION public.iso_time(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  $function$
;

CREATE OR REPLACE FUNCTION public.keep_product_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into product_counts (product_id, category_id, is_published)
      values (new.id, new.category_id, new.published_at is not null)
      on conflict (product_id) do update
        set category_id = excluded.category_id, is_published = excluded.is_published;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.keep_role()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_op = 'INSERT' then
          if new.is_admin and new.role is null then new.role := 'owner'; end if;
          new.is_admin := new.role is not null;
        elsif new.role is distinct from old.role then
          new.is_admin := new.role is not null;
        elsif new.is_admin is distinct from old.is_admin then
          new.role := case when new.is_admin then 'owner' end;
        end if;
        return new;
      end
    $function$
;

CREATE OR REPLACE FUNCTION public.milliseconds_of(moment timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select floor(extract(epoch from moment) * 1000)::bigint
  $function$
;

CREATE OR REPLACE FUNCTION public.minutes_until(moment timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select floor(extract(epoch from moment - now()) / 60)::integer
  $function$
;

CREATE OR REPLACE FUNCTION public.note_bot_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      was text := case when tg_op = 'UPDATE' then bot_standing(old.bot_started_at, old.bot_stopped_at) end;
      became text := bot_standing(new.bot_started_at, new.bot_stopped_at);
    begin
      if tg_op = 'INSERT' and became = 'stopped' then
        insert into bot_changes (user_id, was, became, changed_at) values (new.id, null, 'active', new.bot_started_at);
        was := 'active';
      end if;
      if was is distinct from became then
        insert into bot_changes (user_id, was, became, changed_at)
        values (new.id, was, became, case
          when became = 'stopped' then greatest(new.bot_stopped_at, new.bot_started_at)
          when was is null then new.bot_started_at else clock_timestamp() end);
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_group()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      insert into product_deltas (product_id, groups) values (new.product_id, 1);
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_listings_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      
      insert into public.listing_count_deltas (region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos, change)
      select region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos, sum(change) from (select -1 as change, region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos from went where visible) changed group by region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos having sum(change) <> 0;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_listings_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      
      insert into public.listing_count_deltas (region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos, change)
      select region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos, sum(change) from (select 1 as change, region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos from came where visible) changed group by region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos having sum(change) <> 0;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_listings_truncate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      truncate public.listing_counts, public.listing_count_deltas;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_listings_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      
      insert into public.listing_count_deltas (region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos, change)
      select region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos, sum(change) from (select 1 as change, region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos from came where visible union all select -1 as change, region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos from went where visible) changed group by region_id, city_id, district_id, category_1, category_2, category_3, state, has_photos having sum(change) <> 0;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update product_counts set
        reviews = reviews + (new.answer is not null)::integer,
        stars_1 = stars_1 + (new.stars = 1)::integer, stars_2 = stars_2 + (new.stars = 2)::integer,
        stars_3 = stars_3 + (new.stars = 3)::integer, stars_4 = stars_4 + (new.stars = 4)::integer,
        stars_5 = stars_5 + (new.stars = 5)::integer
      where product_id = new.product_id;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.note_sale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      before integer := 0;
      now_sold integer := 0;
    begin
      if tg_op = 'UPDATE' and old.status not in ('cancelled', 'refused', 'returned') then
        before := old.quantity;
      end if;
      if new.status not in ('cancelled', 'refused', 'returned') then now_sold := new.quantity; end if;
      if before <> now_sold then
        insert into product_deltas (product_id, sold_items) values (new.product_id, now_sold - before);
      end if;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        new.version := old.version + 1;
        return new;
      end
    $function$
;

CREATE OR REPLACE FUNCTION public.recount_events(new_zone text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    declare
      old_zone text;
    begin
      -- Fails for an unknown zone, which would make every count after it fail.
      perform now() at time zone new_zone;
      if (select zone from event_days_zone) is not distinct from new_zone then return; end if;
      -- First what a writer locks first: else one who waits for a table between two writers would hold all three up.
      lock table app_opens, shares, searches, category_clicks in access share mode;
      select zone into old_zone from event_days_zone for update;
      if old_zone is not distinct from new_zone then return; end if;
      update event_days_zone set zone = new_zone;
      insert into event_days as known (section, day, key, count)
      select section, day, key, sum(change) from (
        select section, (created_at at time zone new_zone)::date as day, key, count(*) as change
        from counted_events
        where (created_at at time zone new_zone)::date is distinct from (created_at at time zone old_zone)::date
        group by 1, 2, 3
        union all
        select section, (created_at at time zone old_zone)::date, key, -count(*)
        from counted_events
        where (created_at at time zone new_zone)::date <> (created_at at time zone old_zone)::date
        group by 1, 2, 3
      -- Days lie together then: a month is read from a few pages.
      ) changes group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
      on conflict (section, day, key) do update set count = known.count + excluded.count;
      delete from event_days where count <= 0;
    end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      raise exception 'the ledger is append-only' using errcode = 'insufficient_privilege';
    end $function$
;

CREATE OR REPLACE FUNCTION public.release_group_members()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update group_members set is_waiting = false where group_id = new.id and is_waiting;
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.search_letters(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  declare
    t text := words;
  begin
    if t ~ '[\u0300-\u036f]' then
      t := normalize(t, nfc);
    end if;
    if t ~ '[\u00aa\u00ba\u0132\u0133\u017f\u01c7-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e1-\u02e3\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2071\u207f\u2090-\u209c\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212a\u212c\u212d\u212f-\u2134\u2139\u2145-\u2149\u2184\u249c-\u24e9\u2c7c\u2c7d\ua7f1-\ua7f4\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a\U00010780-\U000107ba\U0001d400-\U0001d7ff\U0001f110-\U0001f149\U0001f150-\U0001f189]' then
      t := translate(t, '🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉', 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ');
      t := (
        select string_agg(case when sign ~ '[\u00aa\u00ba\u0132\u0133\u017f\u01c7-\u01cc\u01f1-\u01f3\u02b0-\u02b8\u02e1-\u02e3\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2071\u207f\u2090-\u209c\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212a\u212c\u212d\u212f-\u2134\u2139\u2145-\u2149\u2184\u249c-\u24e9\u2c7c\u2c7d\ua7f1-\ua7f4\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a\U00010780-\U000107ba\U0001d400-\U0001d7ff\U0001f110-\U0001f149]' then normalize(sign, nfkc) else sign end, '' order by place)
        from regexp_split_to_table(t, '') with ordinality as signs(sign, place));
    end if;
    return t;
  end $function$
;

CREATE OR REPLACE FUNCTION public.search_normal(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  declare
    t text := public.search_letters(words);
  begin
    if t ~ '[\u00c0-\u024f\u0374\u0400\u0403\u0407\u040c\u040d\u0450\u0453\u0457\u045c\u045d\u0476-\u0487\u04c1\u04c2\u04d0-\u04f9\u1e00-\u1fff\u0300-\u036f\u0483-\u0487\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]' then
      t := translate(normalize(t, nfc), 'йЙёЁўЎŞȘÇ', 'yyeeooşșç');
      t := replace(replace(replace(t, 'ș', 'sh'), 'ş', 'sh'), 'ç', 'ch');
      t := regexp_replace(normalize(t, nfd), '[\u0300-\u036f\u0483-\u0487\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g');
    end if;
    if t ~ '[٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९０１２３４５６７８９]' then
      t := translate(t, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९０１２３４５６７８９', '0123456789012345678901234567890123456789');
    end if;
    t := replace(replace(replace(lower(t), 'shch', 'sh'), 'zh', 'j'), 'kh', 'h');
    if t ~ '[А-ЯЁЎҚҒҲ]' then
      t := translate(t, 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЎҚҒҲ', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳ');
    end if;
    if t ~ '[іәөүұңһı’ʻʼ‘‛ʹ´′‵ʽʾʿˈˊˋ΄᾽᾿῾ꞌ＇]' then
      t := translate(t, 'іәөүұңһı’ʻʼ‘‛ʹ´′‵ʽʾʿˈˊˋ΄᾽᾿῾ꞌ＇', 'iaouunhi');
    end if;
    if t ~ '[а-яёўқғҳ]' then
      t := translate(t, 'оаиентрслвкдпмугзбйыэжфхўқғҳёxqw''`ъь', 'oaientrslvkdpmugzbyiejfhokghehkv');
      t := replace(replace(replace(replace(replace(replace(t,
        'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sh'), 'ю', 'yu'), 'я', 'ya');
    else
      t := translate(t, 'xqw''`', 'hkv');
    end if;
    t := replace(replace(replace(replace(replace(replace(replace(replace(replace(t,
      'tsh', 't_sh'), 'tsv', 't_sv'), 'ts', 's'), 't_s', 'ts'), 'dj', 'j'), 'ye', 'e'), 'yo', 'e'), 'iya', 'ia'), 'iyu', 'iu');
    if strpos(t, 'c') > 0 then
      t := regexp_replace(regexp_replace(t, 'c(?=[eiy])', 's', 'g'), 'c(?!h)', 'k', 'g');
    end if;
    return trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(t,
      '([bcdfghjklmnprstvz])y(?=[b-df-hj-np-tv-z])', '\1i', 'g'),
      '([a-z])(?=[0-9])|([0-9])(?=[a-z])', '\1\2 ', 'g'),
      '([0-9])[ -]+(?:(?:h|ya|y|no|ta|lik)(?![a-z])|(?:no|h)(?=komn))', '\1 ', 'g'),
      '[^a-z0-9]+', ' ', 'g'),
      'a(?=a)|b(?=b)|c(?=c)|d(?=d)|e(?=e)|f(?=f)|g(?=g)|h(?=h)|i(?=i)|j(?=j)|k(?=k)|l(?=l)|m(?=m)|n(?=n)|o(?=o)|p(?=p)|q(?=q)|r(?=r)|s(?=s)|t(?=t)|u(?=u)|v(?=v)|w(?=w)|x(?=x)|y(?=y)|z(?=z)', '', 'g'));
  end $function$
;

CREATE OR REPLACE FUNCTION public.search_omissions(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
      select array_agg(distinct overlay(word placing '' from place for 1)) || word
      from generate_series(1, length(word)) as place
    $function$
;

CREATE OR REPLACE FUNCTION public.search_stems(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    declare
      t text := words;
    begin
      t := replace(replace(replace(replace(replace(t, 'ые', 'ый'), 'ЫЕ', 'ЫЙ'),
        'цветы', 'цветки'), 'Цветы', 'Цветки'), 'ЦВЕТЫ', 'ЦВЕТКИ');
      t := public.search_normal(regexp_replace(regexp_replace(t,
        '([а-яёА-ЯЁ][а-яёА-ЯЁ])[ыЫ](?![а-яёА-ЯЁўқғҳЎҚҒҲ])', '\1а', 'g'),
        '([^dDдД][aeiouаеиоуэ][lл])[lл]([aа][рr])', '\1il\2', 'g')) || ' ';
      if strpos(t, 'uy') > 0 then
        t := regexp_replace(t, '\muy(?:lar)?(?:i|im|ing|imiz|ingiz)?(?:ni|ning|ga|da|dan|dagi)?\M', 'uy', 'g');
      end if;
      if strpos(t, 'itlar') > 0 then
        t := regexp_replace(t, '\mitlar(?:i|im|ing|imiz|ingiz)?(?:ni|ning|ga|da|dan|dagi)? ', 'it ', 'g');
      end if;
      if strpos(t, 'lar') > 0 then
        t := regexp_replace(t, '([a-z]{3})lar(?:i|im|ing|imiz|ingiz)?(?:ni|ning|ga|da|dan|dagi)? ', '\1 ', 'g');
      end if;
      if strpos(t, 'si') > 0 then
        t := regexp_replace(t, '([a-z]{3}[aiou])si(?:ni|ning|ga|da|dan|dagi)? ', '\1 ', 'g');
      end if;
      if strpos(t, 'ning ') > 0 then
        t := regexp_replace(t, '([a-z]{4})ning ', '\1 ', 'g');
      end if;
      if strpos(t, 'ni ') > 0 then
        t := regexp_replace(t, '([a-z]{4}a|[a-z]{4}i|[a-z]{3}[bdfgkmprstvyz]|[a-z]{3}ch)ni ', '\1 ', 'g');
      end if;
      if strpos(t, 'tsvet') > 0 then
        t := regexp_replace(t, '\mtsvet(?:ov|ok|ka|ki|ami) ', 'tsvetk ', 'g');
      end if;
      return rtrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(t,
        '([a-z]{3}[bdfgkmprsty]|[a-z]{2}[cs]h)(?:ga|da|dan|dagi) |([a-z]{3}[ai])dan ', '\1\2 ', 'g'),
        '([a-z]{4})(?:ov|ev)(?:aya|oe|ie|iy|oy|uyu|ogo|omu|im|ih|imi) ', '\1w ', 'g'),
        '([a-z]{3})(?:aya|yaya|uyu|yuyu|oe|ie|iy|ogo|omu|imi) |([a-z]{4})(?:[aeiouy]|ya|yu|ia|iu|oyu|eyu|[oe][vmy]|[ayi]m|[ay]mi|yami|yam|[ai]h|yah|ego|emu) ', '\1\2 ', 'g'),
        '([a-z]{2}[bdfghjklmnprstvz])[oe]k ', '\1k ', 'g'));
    end $function$
;

CREATE OR REPLACE FUNCTION public.search_stems_of(words text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
      select array_agg(public.search_stems(word) order by place) from unnest(words) with ordinality as w(word, place)
    $function$
;

CREATE OR REPLACE FUNCTION public.seconds_until(moment timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select ceil(extract(epoch from moment - now()))::integer
  $function$
;

CREATE OR REPLACE FUNCTION public.settle_reminder()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      is_stopped boolean := new.status <> 'sent' and (new.error = 'stopped' or new.error like '403%') is true;
    begin
      if new.cause !~ '^reminder:[0-9]{1,18}$' then return null; end if;
      update reminders set
        state = case when new.status = 'sent' then 'sent'
          when new.status = 'failed' or is_stopped then 'failed' else 'skipped' end,
        is_bot_stopped = is_stopped, decided_at = clock_timestamp()
      where id = split_part(new.cause, ':', 2)::bigint and state = 'queued';
      return null;
    end $function$
;

CREATE OR REPLACE FUNCTION public.status_now(status text, ends_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select case when status = 'open' and ends_at <= now() then 'expired' else status end
  $function$
;

create table users (
  id integer generated by default as identity not null,
  telegram_id bigint,
  username text,
  first_name text default ''::text not null,
  last_name text,
  photo_url text,
  language text not null,
  phone_number text,
  phone_verified_at timestamp with time zone,
  is_admin boolean default false not null,
  banned_at timestamp with time zone,
  bot_started_at timestamp with time zone,
  bot_stopped_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  is_username_shown boolean default false not null,
  referer_id integer,
  referer_fixed_at timestamp with time zone,
  absorbed_by_id integer,
  notices_stopped_at timestamp with time zone,
  export_asked_at timestamp with time zone,
  deletion_asked_at timestamp with time zone,
  deleted_at timestamp with time zone,
  is_language_known boolean default false not null,
  role text,
  banned_until timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_telegram_id_key UNIQUE (telegram_id),
  constraint users_check CHECK ((referer_id <> id)),
  constraint users_check1 CHECK (((phone_verified_at IS NULL) OR (phone_number IS NOT NULL))),
  constraint users_check2 CHECK (((deleted_at IS NULL) OR (banned_at IS NOT NULL) OR ((telegram_id IS NULL) AND (phone_number IS NULL)))),
  constraint users_check3 CHECK (((banned_until IS NULL) OR (banned_at IS NOT NULL))),
  constraint users_language_check CHECK ((language = ANY (ARRAY['ru'::text, 'uz'::text, 'en'::text, 'hi'::text]))),
  constraint users_phone_number_check CHECK ((phone_number ~ '^\+[0-9]{7,15}$'::text)),
  constraint users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'manager'::text, 'moderator'::text, 'support'::text, 'analyst'::text, 'courier'::text]))),
  constraint users_role_is_admin CHECK ((is_admin = (role IS NOT NULL))),
  constraint users_absorbed_by_id_fkey FOREIGN KEY (absorbed_by_id) REFERENCES users(id),
  constraint users_referer_id_fkey FOREIGN KEY (referer_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX users_admins ON public.users USING btree (id) WHERE is_admin;
CREATE INDEX users_banned_until ON public.users USING btree (banned_until) WHERE (banned_until IS NOT NULL);
CREATE INDEX users_bot_standing ON public.users USING btree (((bot_stopped_at IS NULL))) WHERE (bot_started_at IS NOT NULL);
CREATE INDEX users_closing ON public.users USING btree (deletion_asked_at) WHERE ((deletion_asked_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX users_deleted ON public.users USING btree (id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX users_joined ON public.users USING btree (created_at);
CREATE INDEX users_name ON public.users USING gin (search_letters(((first_name || ' '::text) || COALESCE(last_name, ''::text))) gin_trgm_ops) WHERE ((deleted_at IS NULL) AND (absorbed_by_id IS NULL));
CREATE INDEX users_referer ON public.users USING btree (referer_id) WHERE (referer_id IS NOT NULL);
CREATE INDEX users_username ON public.users USING btree (lower(username)) WHERE (username IS NOT NULL);
CREATE UNIQUE INDEX users_verified_phone ON public.users USING btree (phone_number) WHERE (phone_verified_at IS NOT NULL);
CREATE TRIGGER users_bot_changes AFTER INSERT OR UPDATE OF bot_started_at, bot_stopped_at ON public.users FOR EACH ROW EXECUTE FUNCTION note_bot_change();
CREATE TRIGGER users_keep_role BEFORE INSERT OR UPDATE OF role, is_admin ON public.users FOR EACH ROW EXECUTE FUNCTION keep_role();

create table admin_menus (
  user_id integer not null,
  commands text not null,
  constraint admin_menus_pkey PRIMARY KEY (user_id),
  constraint admin_menus_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table albums (
  id integer generated by default as identity not null,
  user_id integer not null,
  chat_id bigint not null,
  key text not null,
  state text not null,
  shelf jsonb,
  shelf_photos text[] default '{}'::text[] not null,
  due_at timestamp with time zone,
  claimed_until timestamp with time zone,
  attempts smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint albums_pkey PRIMARY KEY (id),
  constraint albums_user_id_key_key UNIQUE (user_id, key),
  constraint albums_check CHECK (((state = 'gathering'::text) = (due_at IS NOT NULL))),
  constraint albums_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'relayed'::text, 'gathering'::text, 'drafted'::text, 'shelved'::text, 'failed'::text]))),
  constraint albums_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX albums_age ON public.albums USING btree (created_at);
CREATE INDEX albums_due ON public.albums USING btree (due_at) WHERE (state = 'gathering'::text);
CREATE INDEX albums_shelf ON public.albums USING gin (shelf_photos) WHERE (shelf_photos <> '{}'::text[]);

create table album_parts (
  album_id integer not null,
  message_id bigint not null,
  update_id bigint not null,
  file_id text,
  is_file boolean default false not null,
  bytes bigint,
  caption text,
  src text,
  fault text,
  constraint album_parts_pkey PRIMARY KEY (album_id, message_id),
  constraint album_parts_fault_check CHECK ((fault = ANY (ARRAY['not_photo'::text, 'too_large'::text, 'too_many'::text, 'over_limit'::text, 'unreachable'::text]))),
  constraint album_parts_album_id_fkey FOREIGN KEY (album_id) REFERENCES albums(id) ON DELETE CASCADE
);

create table app_opens (
  id bigint generated always as identity not null,
  user_id integer,
  deeplink text,
  data text,
  app text not null,
  created_at timestamp with time zone default now() not null,
  constraint app_opens_pkey PRIMARY KEY (created_at, id),
  constraint app_opens_app_check CHECK ((app = ANY (ARRAY['classifieds'::text, 'storefront'::text, 'reports'::text])))
) partition by RANGE (created_at);
CREATE INDEX app_opens_people ON ONLY public.app_opens USING btree (created_at) INCLUDE (user_id);
CREATE INDEX app_opens_user ON ONLY public.app_opens USING btree (user_id, app, created_at) WHERE (user_id IS NOT NULL);
CREATE TRIGGER app_opens_counted AFTER INSERT ON public.app_opens REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_events('opens', 'coalesce(deeplink, '''')', 'app <> ''reports''');

create table app_opens_default partition of app_opens default;

create table audit_log (
  id bigint generated always as identity not null,
  actor_id integer,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  details jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id)
);
CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_type, subject_id, id DESC);
CREATE INDEX audit_log_time ON public.audit_log USING btree (created_at) INCLUDE (action);

create table blocks (
  blocker_id integer not null,
  blocked_id integer not null,
  reason text not null,
  note text,
  created_at timestamp with time zone default now() not null,
  constraint blocks_pkey PRIMARY KEY (blocker_id, blocked_id),
  constraint blocks_check CHECK ((blocker_id <> blocked_id)),
  constraint blocks_note_check CHECK ((length(note) <= 500)),
  constraint blocks_reason_check CHECK ((reason = ANY (ARRAY['rude'::text, 'fraud'::text, 'spam'::text, 'other'::text]))),
  constraint blocks_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint blocks_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX blocks_blocked ON public.blocks USING btree (blocked_id);

create table bot_changes (
  id bigint generated always as identity not null,
  user_id integer not null,
  was text,
  became text,
  changed_at timestamp with time zone not null,
  constraint bot_changes_pkey PRIMARY KEY (id),
  constraint bot_changes_became_check CHECK ((became = ANY (ARRAY['active'::text, 'stopped'::text]))),
  constraint bot_changes_check CHECK ((was IS DISTINCT FROM became)),
  constraint bot_changes_was_check CHECK ((was = ANY (ARRAY['active'::text, 'stopped'::text]))),
  constraint bot_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX bot_changes_time ON public.bot_changes USING btree (changed_at) INCLUDE (was, became);
CREATE INDEX bot_changes_user ON public.bot_changes USING btree (user_id);

create table bot_storage (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint bot_storage_pkey PRIMARY KEY (key)
);

create table bot_updates (
  update_id bigint not null,
  chat_key text not null,
  payload jsonb not null,
  received_at timestamp with time zone default now() not null,
  claimed_until timestamp with time zone,
  attempts smallint default 0 not null,
  done_at timestamp with time zone,
  error text,
  away_since timestamp with time zone,
  constraint bot_updates_pkey PRIMARY KEY (update_id)
);
CREATE INDEX bot_updates_done ON public.bot_updates USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX bot_updates_waiting ON public.bot_updates USING btree (chat_key, update_id) WHERE (done_at IS NULL);

create table broadcasts (
  id integer generated always as identity not null,
  admin_id integer not null,
  status text default 'draft'::text not null,
  words jsonb default '{}'::jsonb not null,
  photo_file_id text,
  button jsonb,
  audience jsonb default '{}'::jsonb not null,
  total integer default 0 not null,
  after_id integer default 0 not null,
  is_all_queued boolean default false not null,
  progress_message_id bigint,
  shown_at timestamp with time zone,
  is_told boolean default false not null,
  created_at timestamp with time zone default now() not null,
  begun_at timestamp with time zone,
  ended_at timestamp with time zone,
  asked_edition text,
  constraint broadcasts_pkey PRIMARY KEY (id),
  constraint broadcasts_check CHECK (((status = ANY (ARRAY['sent'::text, 'stopped'::text])) = (ended_at IS NOT NULL))),
  constraint broadcasts_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sending'::text, 'sent'::text, 'stopped'::text]))),
  constraint broadcasts_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX broadcasts_draft ON public.broadcasts USING btree (admin_id) WHERE (status = 'draft'::text);
CREATE UNIQUE INDEX broadcasts_sending ON public.broadcasts USING btree ((true)) WHERE (status = 'sending'::text);
CREATE INDEX broadcasts_untold ON public.broadcasts USING btree (id) WHERE ((status <> 'draft'::text) AND (NOT is_told));

create table categories (
  id integer generated by default as identity not null,
  parent_id integer,
  link text not null,
  name_ru text not null,
  name_uz text not null,
  name_hi text not null,
  "position" integer not null,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_link_key UNIQUE (link),
  constraint categories_check CHECK ((parent_id <> id)),
  constraint categories_link_check CHECK ((link ~ '^[a-z0-9-]{1,80}$'::text)),
  constraint categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id)
);
CREATE INDEX categories_parent ON public.categories USING btree (parent_id, "position");

create table category_clicks (
  id bigint generated always as identity not null,
  user_id integer,
  link text not null,
  created_at timestamp with time zone default now() not null,
  constraint category_clicks_pkey PRIMARY KEY (created_at, id)
) partition by RANGE (created_at);
CREATE INDEX category_clicks_user ON ONLY public.category_clicks USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER category_clicks_counted AFTER INSERT ON public.category_clicks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_events('clicks', 'link', 'true');

create table category_clicks_default partition of category_clicks default;

create table category_parameters (
  id integer generated by default as identity not null,
  category_id integer not null,
  key text not null,
  type text not null,
  name_ru text not null,
  name_uz text not null,
  options_ru text[] default '{}'::text[] not null,
  options_uz text[] default '{}'::text[] not null,
  "position" integer not null,
  constraint category_parameters_pkey PRIMARY KEY (id),
  constraint category_parameters_category_id_key_key UNIQUE (category_id, key),
  constraint category_parameters_check CHECK ((cardinality(options_ru) = cardinality(options_uz))),
  constraint category_parameters_check1 CHECK (((type = 'ENUM'::text) = (cardinality(options_ru) > 0))),
  constraint category_parameters_type_check CHECK ((type = ANY (ARRAY['STRING'::text, 'BOOLEAN'::text, 'ENUM'::text]))),
  constraint category_parameters_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE
);

create table regions (
  id integer generated by default as identity not null,
  slug text not null,
  name_ru text not null,
  name_uz text not null,
  name_hi text not null,
  latitude double precision not null,
  longitude double precision not null,
  zoom smallint not null,
  "position" integer not null,
  constraint regions_pkey PRIMARY KEY (id),
  constraint regions_slug_key UNIQUE (slug),
  constraint regions_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint regions_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint regions_zoom_check CHECK (((zoom >= 0) AND (zoom <= 20)))
);

create table cities (
  id integer generated by default as identity not null,
  slug text not null,
  name_ru text not null,
  name_uz text not null,
  name_hi text not null,
  latitude double precision not null,
  longitude double precision not null,
  zoom smallint not null,
  "position" integer not null,
  region_id integer not null,
  is_capital boolean default false not null,
  constraint cities_pkey PRIMARY KEY (id),
  constraint cities_id_region_id_key UNIQUE (id, region_id),
  constraint cities_slug_key UNIQUE (slug),
  constraint cities_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint cities_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint cities_zoom_check CHECK (((zoom >= 0) AND (zoom <= 20))),
  constraint cities_region_id_fkey FOREIGN KEY (region_id) REFERENCES regions(id)
);
CREATE UNIQUE INDEX cities_one_capital ON public.cities USING btree (is_capital) WHERE is_capital;
CREATE INDEX cities_region ON public.cities USING btree (region_id, "position");

create table coin_packs (
  id integer generated by default as identity not null,
  coins integer not null,
  price_sum integer not null,
  price_stars integer not null,
  is_offered boolean default true not null,
  constraint coin_packs_pkey PRIMARY KEY (id),
  constraint coin_packs_coins_key UNIQUE (coins),
  constraint coin_packs_coins_check CHECK (((coins >= 1) AND (coins <= 1000000))),
  constraint coin_packs_price_stars_check CHECK (((price_stars >= 1) AND (price_stars <= 100000))),
  constraint coin_packs_price_sum_check CHECK ((price_sum > 0))
);

create table districts (
  id integer generated by default as identity not null,
  slug text not null,
  name_ru text not null,
  name_uz text not null,
  name_hi text not null,
  latitude double precision not null,
  longitude double precision not null,
  zoom smallint not null,
  "position" integer not null,
  city_id integer not null,
  constraint districts_pkey PRIMARY KEY (id),
  constraint districts_id_city_id_key UNIQUE (id, city_id),
  constraint districts_slug_key UNIQUE (slug),
  constraint districts_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint districts_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint districts_zoom_check CHECK (((zoom >= 0) AND (zoom <= 20))),
  constraint districts_city_id_fkey FOREIGN KEY (city_id) REFERENCES cities(id)
);
CREATE INDEX districts_city ON public.districts USING btree (city_id, "position");

create table listings (
  id integer generated by default as identity not null,
  link text not null,
  owner_id integer not null,
  status text not null,
  name text not null,
  name_ru text,
  name_uz text,
  description text not null,
  description_ru text,
  description_uz text,
  original_lang text not null,
  is_translation_actual boolean default false not null,
  price bigint not null,
  is_negotiable boolean default false not null,
  currency text not null,
  price_sum bigint not null,
  state text not null,
  category_id integer not null,
  category_1 integer not null,
  category_2 integer,
  category_3 integer,
  region_id integer not null,
  city_id integer,
  district_id integer,
  longitude double precision,
  latitude double precision,
  zoom smallint default 0 not null,
  phone_numbers text[] default '{}'::text[] not null,
  contact_methods text default 'both'::text not null,
  has_photos boolean default false not null,
  rank_at integer default 0 not null,
  visible boolean generated always as ((status = 'active'::text)) stored,
  reject_reason text,
  reject_note text,
  close_reason text,
  approved_at timestamp with time zone,
  expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  edition integer default 1 not null,
  is_top_on_moderate boolean default false not null,
  submitted_at timestamp with time zone,
  translation_due_at timestamp with time zone,
  translation_tries smallint default 0 not null,
  name_terms tsvector generated always as ((to_tsvector('simple'::regconfig, search_stems(((((name || ' '::text) || COALESCE(name_ru, ''::text)) || ' '::text) || COALESCE(name_uz, ''::text)))) || array_to_tsvector(array_remove(ARRAY[('~r'::text || region_id), ('~c'::text || city_id), ('~d'::text || district_id), ('~k'::text || category_1), ('~k'::text || category_2), ('~k'::text || category_3),
CASE
    WHEN has_photos THEN '~p'::text
    ELSE NULL::text
END, ('~'::text || state), ('~h'::text || (rank_at / 3600)), ('~t'::text || (rank_at / 86400)), ('~m'::text || (floor((ln(((price_sum + 1))::double precision) * (5)::double precision)))::integer), ('~q'::text || ((floor((ln(((price_sum + 1))::double precision) * (5)::double precision)))::integer / 10))], NULL::text)))) stored,
  all_terms tsvector generated always as ((to_tsvector('simple'::regconfig, search_stems(((((((((((name || ' '::text) || COALESCE(name_ru, ''::text)) || ' '::text) || COALESCE(name_uz, ''::text)) || ' '::text) || description) || ' '::text) || COALESCE(description_ru, ''::text)) || ' '::text) || COALESCE(description_uz, ''::text)))) || array_to_tsvector(array_remove(ARRAY[('~r'::text || region_id), ('~c'::text || city_id), ('~d'::text || district_id), ('~k'::text || category_1), ('~k'::text || category_2), ('~k'::text || category_3),
CASE
    WHEN has_photos THEN '~p'::text
    ELSE NULL::text
END, ('~'::text || state), ('~h'::text || (rank_at / 3600)), ('~t'::text || (rank_at / 86400)), ('~m'::text || (floor((ln(((price_sum + 1))::double precision) * (5)::double precision)))::integer), ('~q'::text || ((floor((ln(((price_sum + 1))::double precision) * (5)::double precision)))::integer / 10))], NULL::text)))) stored,
  reserved_until timestamp with time zone,
  reserved_for_id integer,
  constraint listings_pkey PRIMARY KEY (id),
  constraint listings_link_key UNIQUE (link),
  constraint listings_check CHECK (((price >= 1) OR is_negotiable)),
  constraint listings_check1 CHECK (((currency <> 'UZS'::text) OR (price_sum = price))),
  constraint listings_check2 CHECK ((category_id = COALESCE(category_3, category_2, category_1))),
  constraint listings_check3 CHECK (((category_3 IS NULL) OR (category_2 IS NOT NULL))),
  constraint listings_check4 CHECK (((longitude IS NULL) = (latitude IS NULL))),
  constraint listings_check5 CHECK (((status <> 'active'::text) OR ((approved_at IS NOT NULL) AND (expires_at IS NOT NULL) AND (rank_at > 0)))),
  constraint listings_check6 CHECK (((reject_reason IS NULL) OR (status = ANY (ARRAY['rejected'::text, 'removed'::text])))),
  constraint listings_check7 CHECK (((close_reason IS NULL) OR (status = 'closed'::text))),
  constraint listings_check8 CHECK (((district_id IS NULL) OR (city_id IS NOT NULL))),
  constraint listings_check9 CHECK (((status <> 'pending'::text) OR (submitted_at IS NOT NULL))),
  constraint listings_close_reason_check CHECK ((close_reason = ANY (ARRAY['SoldHere'::text, 'SoldOnOtherPlatform'::text, 'Other'::text]))),
  constraint listings_contact_methods_check CHECK ((contact_methods = ANY (ARRAY['call'::text, 'chat'::text, 'both'::text]))),
  constraint listings_currency_check CHECK ((currency = ANY (ARRAY['UZS'::text, 'UYE'::text]))),
  constraint listings_description_check CHECK ((length(description) <= 2000)),
  constraint listings_edition_check CHECK ((edition > 0)),
  constraint listings_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint listings_link_check CHECK ((link ~ '^[a-z0-9-]{1,80}$'::text)),
  constraint listings_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint listings_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint listings_original_lang_check CHECK ((original_lang = ANY (ARRAY['ru'::text, 'uz'::text]))),
  constraint listings_phone_numbers_check CHECK ((cardinality(phone_numbers) <= 3)),
  constraint listings_price_check CHECK ((price >= 0)),
  constraint listings_price_sum_check CHECK ((price_sum >= 0)),
  constraint listings_reject_reason_check CHECK ((reject_reason = ANY (ARRAY['prohibited'::text, 'duplicate'::text, 'category'::text, 'photo'::text, 'misleading'::text, 'spam'::text, 'other'::text]))),
  constraint listings_reserved_check CHECK (((reserved_for_id IS NULL) OR (reserved_until IS NOT NULL))),
  constraint listings_state_check CHECK ((state = ANY (ARRAY['New'::text, 'Used'::text]))),
  constraint listings_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'active'::text, 'rejected'::text, 'closed'::text, 'expired'::text, 'removed'::text]))),
  constraint listings_translation_tries_check CHECK ((translation_tries >= 0)),
  constraint listings_zoom_check CHECK (((zoom >= 0) AND (zoom <= 20))),
  constraint listings_category_1_fkey FOREIGN KEY (category_1) REFERENCES categories(id),
  constraint listings_category_2_fkey FOREIGN KEY (category_2) REFERENCES categories(id),
  constraint listings_category_3_fkey FOREIGN KEY (category_3) REFERENCES categories(id),
  constraint listings_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint listings_city_id_region_id_fkey FOREIGN KEY (city_id, region_id) REFERENCES cities(id, region_id),
  constraint listings_district_id_city_id_fkey FOREIGN KEY (district_id, city_id) REFERENCES districts(id, city_id),
  constraint listings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint listings_region_id_fkey FOREIGN KEY (region_id) REFERENCES regions(id),
  constraint listings_reserved_for_id_fkey FOREIGN KEY (reserved_for_id) REFERENCES users(id) ON DELETE SET NULL
) with (autovacuum_vacuum_scale_factor=0.05, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX listings_all_terms ON public.listings USING gin (all_terms) WITH (fastupdate=off) WHERE visible;
CREATE INDEX listings_by_category_1 ON public.listings USING btree (category_1, rank_at DESC, id DESC) INCLUDE (region_id, city_id, district_id, state, has_photos, price_sum) WHERE (visible AND (category_1 IS NOT NULL));
CREATE INDEX listings_by_category_1_and_price ON public.listings USING btree (category_1, price_sum, id) INCLUDE (region_id, city_id, district_id, state, has_photos, category_2) WHERE (visible AND (category_1 IS NOT NULL));
CREATE INDEX listings_by_category_2 ON public.listings USING btree (category_2, rank_at DESC, id DESC) INCLUDE (region_id, city_id, district_id, state, has_photos, price_sum) WHERE (visible AND (category_2 IS NOT NULL));
CREATE INDEX listings_by_category_2_and_price ON public.listings USING btree (category_2, price_sum, id) INCLUDE (region_id, city_id, district_id, state, has_photos, category_3) WHERE (visible AND (category_2 IS NOT NULL));
CREATE INDEX listings_by_category_3 ON public.listings USING btree (category_3, rank_at DESC, id DESC) INCLUDE (region_id, city_id, district_id, state, has_photos, price_sum) WHERE (visible AND (category_3 IS NOT NULL));
CREATE INDEX listings_by_category_3_and_price ON public.listings USING btree (category_3, price_sum, id) INCLUDE (region_id, city_id, district_id, state, has_photos) WHERE (visible AND (category_3 IS NOT NULL));
CREATE INDEX listings_by_city ON public.listings USING btree (city_id, rank_at DESC, id DESC) WHERE visible;
CREATE INDEX listings_by_city_and_price ON public.listings USING btree (city_id, price_sum, id) INCLUDE (state, has_photos, category_1) WHERE visible;
CREATE INDEX listings_by_district ON public.listings USING btree (district_id, rank_at DESC, id DESC) WHERE visible;
CREATE INDEX listings_by_district_and_price ON public.listings USING btree (district_id, price_sum, id) INCLUDE (state, has_photos, category_1) WHERE visible;
CREATE INDEX listings_by_leaf ON public.listings USING btree (category_id, price_sum, id) WHERE visible;
CREATE INDEX listings_by_leaf_and_region ON public.listings USING btree (category_id, region_id, price_sum, id) WHERE visible;
CREATE INDEX listings_by_price ON public.listings USING btree (price_sum, id) INCLUDE (state, has_photos) WHERE visible;
CREATE INDEX listings_by_region ON public.listings USING btree (region_id, rank_at DESC, id DESC) WHERE visible;
CREATE INDEX listings_by_region_and_price ON public.listings USING btree (region_id, price_sum, id) INCLUDE (state, has_photos, category_1) WHERE visible;
CREATE INDEX listings_ended ON public.listings USING btree (owner_id, updated_at DESC, id DESC) WHERE (status = ANY (ARRAY['closed'::text, 'expired'::text]));
CREATE INDEX listings_expiry ON public.listings USING btree (expires_at) WHERE (status = 'active'::text);
CREATE INDEX listings_in_units ON public.listings USING btree (id) INCLUDE (price, price_sum) WHERE (currency = 'UYE'::text);
CREATE INDEX listings_made ON public.listings USING btree (created_at);
CREATE INDEX listings_name_terms ON public.listings USING gin (name_terms) WITH (fastupdate=off) WHERE visible;
CREATE INDEX listings_newest ON public.listings USING btree (rank_at DESC, id DESC) WHERE visible;
CREATE INDEX listings_owner ON public.listings USING btree (owner_id, status, id DESC);
CREATE INDEX listings_pending ON public.listings USING btree (submitted_at, id) WHERE (status = 'pending'::text);
CREATE INDEX listings_refused ON public.listings USING btree (updated_at) WHERE (status = ANY (ARRAY['removed'::text, 'rejected'::text]));
CREATE INDEX listings_reserved ON public.listings USING btree (reserved_until) WHERE (reserved_until IS NOT NULL);
CREATE INDEX listings_reserved_for ON public.listings USING btree (reserved_for_id) WHERE (reserved_for_id IS NOT NULL);
CREATE INDEX listings_translation ON public.listings USING btree (translation_due_at) WHERE (translation_due_at IS NOT NULL);
CREATE INDEX listings_updated ON public.listings USING btree (updated_at) WHERE visible;
CREATE TRIGGER listings_delete_counted AFTER DELETE ON public.listings REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION note_listings_delete();
CREATE TRIGGER listings_insert_counted AFTER INSERT ON public.listings REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_listings_insert();
CREATE TRIGGER listings_truncate_counted AFTER TRUNCATE ON public.listings FOR EACH STATEMENT EXECUTE FUNCTION note_listings_truncate();
CREATE TRIGGER listings_update_counted AFTER UPDATE ON public.listings REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION note_listings_update();

create table connections (
  id integer generated by default as identity not null,
  user_id integer not null,
  listing_id integer not null,
  kind text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint connections_pkey PRIMARY KEY (id),
  constraint connections_user_id_listing_id_key UNIQUE (user_id, listing_id),
  constraint connections_kind_check CHECK ((kind = ANY (ARRAY['call'::text, 'chat'::text]))),
  constraint connections_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint connections_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX connections_listing ON public.connections USING btree (listing_id, updated_at DESC);
CREATE INDEX connections_made ON public.connections USING btree (created_at);
CREATE INDEX connections_newest ON public.connections USING btree (user_id, updated_at DESC, id DESC);

create table conversations (
  id integer generated by default as identity not null,
  listing_id integer not null,
  buyer_id integer not null,
  seller_id integer not null,
  created_at timestamp with time zone default now() not null,
  last_message_at timestamp with time zone,
  buyer_seen_at timestamp with time zone default now() not null,
  seller_seen_at timestamp with time zone default now() not null,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_listing_id_buyer_id_key UNIQUE (listing_id, buyer_id),
  constraint conversations_check CHECK ((buyer_id <> seller_id)),
  constraint conversations_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint conversations_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint conversations_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX conversations_buyer ON public.conversations USING btree (buyer_id);
CREATE INDEX conversations_seller ON public.conversations USING btree (seller_id, last_message_at DESC);

create table outbox (
  id bigint generated always as identity not null,
  user_id integer,
  chat_id bigint not null,
  cause text not null,
  priority smallint not null,
  message jsonb not null,
  status text default 'queued'::text not null,
  attempts smallint default 0 not null,
  due_at timestamp with time zone default now() not null,
  claimed_until timestamp with time zone,
  sent_at timestamp with time zone,
  telegram_message_id bigint,
  error text,
  created_at timestamp with time zone default now() not null,
  conversation_id integer,
  broadcast_id integer,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_cause_key UNIQUE (cause),
  constraint outbox_attempts_check CHECK ((attempts >= 0)),
  constraint outbox_check CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL))),
  constraint outbox_priority_check CHECK (((priority >= 0) AND (priority <= 3))),
  constraint outbox_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'cancelled'::text]))),
  constraint outbox_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES broadcasts(id),
  constraint outbox_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE SET NULL,
  constraint outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX outbox_answered ON public.outbox USING btree (chat_id, telegram_message_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX outbox_broadcast ON public.outbox USING btree (broadcast_id, status) WHERE (broadcast_id IS NOT NULL);
CREATE INDEX outbox_chat ON public.outbox USING btree (chat_id) WHERE (status = 'queued'::text);
CREATE INDEX outbox_conversations ON public.outbox USING btree (conversation_id) WHERE (conversation_id IS NOT NULL);
CREATE INDEX outbox_due ON public.outbox USING btree (priority, due_at, id) WHERE (status = 'queued'::text);
CREATE INDEX outbox_failed ON public.outbox USING btree (due_at) WHERE (status = 'failed'::text);
CREATE TRIGGER outbox_reminders AFTER UPDATE OF status ON public.outbox FOR EACH ROW WHEN (((old.status = 'queued'::text) AND (new.status <> 'queued'::text) AND (new.cause ~~ 'reminder:%'::text))) EXECUTE FUNCTION settle_reminder();

create table conversation_messages (
  id bigint generated always as identity not null,
  conversation_id integer not null,
  sender_id integer not null,
  update_id bigint not null,
  message_id bigint not null,
  text text,
  photo_file_id text,
  outbox_id bigint,
  created_at timestamp with time zone default now() not null,
  place jsonb,
  press text,
  constraint conversation_messages_pkey PRIMARY KEY (id),
  constraint conversation_messages_update_id_key UNIQUE (update_id),
  constraint conversation_messages_check CHECK (((text IS NOT NULL) OR (photo_file_id IS NOT NULL) OR (place IS NOT NULL))),
  constraint conversation_messages_text_check CHECK ((length(text) <= 4096)),
  constraint conversation_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint conversation_messages_outbox_id_fkey FOREIGN KEY (outbox_id) REFERENCES outbox(id) ON DELETE SET NULL,
  constraint conversation_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX conversation_messages_order ON public.conversation_messages USING btree (conversation_id, id DESC);
CREATE INDEX conversation_messages_outbox ON public.conversation_messages USING btree (outbox_id) WHERE (outbox_id IS NOT NULL);
CREATE INDEX conversation_messages_own ON public.conversation_messages USING btree (sender_id, message_id);
CREATE UNIQUE INDEX conversation_messages_press ON public.conversation_messages USING btree (sender_id, message_id, press) WHERE (press IS NOT NULL);

create table conversation_seats (
  user_id integer not null,
  conversation_id integer not null,
  sat_at timestamp with time zone default now() not null,
  constraint conversation_seats_pkey PRIMARY KEY (user_id),
  constraint conversation_seats_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint conversation_seats_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table delivery_profiles (
  user_id integer not null,
  recipient_name text default ''::text not null,
  phone_number text default ''::text not null,
  address text default ''::text not null,
  address_extra text default ''::text not null,
  city text default ''::text not null,
  state text default ''::text not null,
  pin text default ''::text not null,
  updated_at timestamp with time zone default now() not null,
  payout_method text default ''::text not null,
  constraint delivery_profiles_pkey PRIMARY KEY (user_id),
  constraint delivery_profiles_payout_method_check CHECK ((length(payout_method) <= 100)),
  constraint delivery_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table drafts (
  user_id integer not null,
  body jsonb not null,
  photos text[] default '{}'::text[] not null,
  updated_at timestamp with time zone default now() not null,
  constraint drafts_pkey PRIMARY KEY (user_id),
  constraint drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX drafts_age ON public.drafts USING btree (updated_at);
CREATE INDEX drafts_photos ON public.drafts USING gin (photos);

create table event_days (
  section text not null,
  day date not null,
  key text not null,
  count bigint not null,
  constraint event_days_pkey PRIMARY KEY (section, day, key),
  constraint event_days_section_check CHECK ((section = ANY (ARRAY['opens'::text, 'shares'::text, 'searches'::text, 'clicks'::text])))
);

create table event_days_zone (
  is_only boolean default true not null,
  zone text,
  constraint event_days_zone_pkey PRIMARY KEY (is_only),
  constraint event_days_zone_is_only_check CHECK (is_only)
);

create table events (
  id bigint generated always as identity not null,
  user_id integer,
  name text not null,
  app text not null,
  properties jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint events_pkey PRIMARY KEY (created_at, id),
  constraint events_app_check CHECK ((app = ANY (ARRAY['classifieds'::text, 'storefront'::text, 'reports'::text])))
) partition by RANGE (created_at);
CREATE INDEX events_user ON ONLY public.events USING btree (user_id) WHERE (user_id IS NOT NULL);

create table events_default partition of events default;

create table favourites (
  user_id integer not null,
  listing_id integer not null,
  created_at timestamp with time zone default now() not null,
  known_price bigint,
  known_currency text,
  price_told_at timestamp with time zone,
  gone_told_at timestamp with time zone,
  is_hushed boolean default false not null,
  constraint favourites_pkey PRIMARY KEY (user_id, listing_id),
  constraint favourites_check CHECK (((known_price IS NULL) = (known_currency IS NULL))),
  constraint favourites_known_currency_check CHECK ((known_currency = ANY (ARRAY['UZS'::text, 'UYE'::text]))),
  constraint favourites_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX favourites_listing ON public.favourites USING btree (listing_id, user_id);
CREATE INDEX favourites_newest ON public.favourites USING btree (user_id, created_at DESC, listing_id DESC);

create table flags (
  key text not null,
  data jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint flags_pkey PRIMARY KEY (key),
  constraint flags_key_check CHECK ((key ~ '^[A-Z][A-Z0-9_]{1,59}$'::text))
);

create table shop_categories (
  id integer generated by default as identity not null,
  link text not null,
  name_en text not null,
  name_hi text not null,
  "position" smallint default 0 not null,
  constraint shop_categories_pkey PRIMARY KEY (id),
  constraint shop_categories_link_key UNIQUE (link),
  constraint shop_categories_link_check CHECK ((link ~ '^[a-z0-9_-]{1,60}$'::text))
);

create table products (
  id integer generated by default as identity not null,
  link text not null,
  category_id integer not null,
  title_en text not null,
  title_hi text,
  description_en text default ''::text not null,
  description_hi text,
  details jsonb default '[]'::jsonb not null,
  highlights jsonb default '[]'::jsonb not null,
  picture_highlights jsonb default '[]'::jsonb not null,
  price integer not null,
  discounted_price integer not null,
  participants_to_complete smallint default 5 not null,
  is_real boolean default true not null,
  published_at timestamp with time zone,
  is_published boolean generated always as ((published_at IS NOT NULL)) stored,
  og_image text,
  name_words text default ''::text not null,
  terms tsvector default ''::tsvector not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_link_key UNIQUE (link),
  constraint products_check CHECK ((discounted_price <= price)),
  constraint products_discounted_price_check CHECK ((discounted_price > 20)),
  constraint products_link_check CHECK ((link ~ '^[a-z0-9-]{1,60}-s[0-9]+$'::text)),
  constraint products_participants_to_complete_check CHECK (((participants_to_complete >= 2) AND (participants_to_complete <= 50))),
  constraint products_price_check CHECK (((price >= 1) AND (price <= 10000000))),
  constraint products_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 200))),
  constraint products_category_id_fkey FOREIGN KEY (category_id) REFERENCES shop_categories(id)
);
CREATE INDEX products_category_new ON public.products USING btree (category_id, published_at, id) WHERE is_published;
CREATE INDEX products_category_priced ON public.products USING btree (category_id, discounted_price, id) WHERE is_published;
CREATE INDEX products_new ON public.products USING btree (published_at, id) WHERE is_published;
CREATE INDEX products_priced ON public.products USING btree (discounted_price, id) WHERE is_published;
CREATE INDEX products_terms ON public.products USING gin (terms);
CREATE INDEX products_words ON public.products USING gin (name_words gin_trgm_ops);
CREATE TRIGGER products_counts AFTER INSERT OR UPDATE OF category_id, published_at ON public.products FOR EACH ROW EXECUTE FUNCTION keep_product_counts();

create table groups (
  id integer generated by default as identity not null,
  invite_code text not null,
  product_id integer not null,
  creator_id integer not null,
  participants_to_complete smallint not null,
  members_count smallint default 0 not null,
  status text default 'open'::text not null,
  created_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  constraint groups_pkey PRIMARY KEY (id),
  constraint groups_id_product_id_key UNIQUE (id, product_id),
  constraint groups_invite_code_key UNIQUE (invite_code),
  constraint groups_check CHECK (((members_count >= 0) AND (members_count <= participants_to_complete))),
  constraint groups_check1 CHECK ((ends_at > created_at)),
  constraint groups_check2 CHECK (((status = 'completed'::text) = (completed_at IS NOT NULL))),
  constraint groups_check3 CHECK (((status = 'completed'::text) = (members_count = participants_to_complete))),
  constraint groups_invite_code_check CHECK ((invite_code ~ '^[A-Za-z0-9]{10}$'::text)),
  constraint groups_participants_to_complete_check CHECK (((participants_to_complete >= 2) AND (participants_to_complete <= 50))),
  constraint groups_status_check CHECK ((status = ANY (ARRAY['open'::text, 'completed'::text, 'expired'::text, 'cancelled'::text]))),
  constraint groups_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES users(id),
  constraint groups_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
);
CREATE INDEX groups_begun ON public.groups USING btree (created_at) INCLUDE (product_id, id);
CREATE INDEX groups_completed ON public.groups USING btree (completed_at) INCLUDE (product_id) WHERE (completed_at IS NOT NULL);
CREATE INDEX groups_ending ON public.groups USING btree (ends_at) WHERE (status = 'open'::text);
CREATE INDEX groups_joinable ON public.groups USING btree (product_id, members_count DESC, id) WHERE (status = 'open'::text);
CREATE TRIGGER groups_counted AFTER INSERT ON public.groups FOR EACH ROW EXECUTE FUNCTION note_group();
CREATE TRIGGER groups_release AFTER UPDATE OF status ON public.groups FOR EACH ROW WHEN (((old.status = 'open'::text) AND (new.status <> 'open'::text))) EXECUTE FUNCTION release_group_members();

create table group_cards (
  id integer generated by default as identity not null,
  group_id integer not null,
  user_id integer not null,
  chat_id bigint not null,
  message_id bigint,
  has_photo boolean default false not null,
  shown_hash text,
  version integer default 0 not null,
  due_at timestamp with time zone,
  claimed_until timestamp with time zone,
  edited_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint group_cards_pkey PRIMARY KEY (id),
  constraint group_cards_group_id_user_id_key UNIQUE (group_id, user_id),
  constraint group_cards_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  constraint group_cards_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX group_cards_chat ON public.group_cards USING btree (chat_id);
CREATE INDEX group_cards_due ON public.group_cards USING btree (due_at) WHERE ((message_id IS NOT NULL) AND (due_at IS NOT NULL));
CREATE INDEX group_cards_user ON public.group_cards USING btree (user_id);

create table orders (
  id integer generated by default as identity not null,
  number text not null,
  user_id integer not null,
  product_id integer not null,
  group_id integer,
  status text default 'placed'::text not null,
  bought_as text not null,
  quantity smallint default 1 not null,
  price integer not null,
  discounted_price integer not null,
  total integer not null,
  recipient_name text default ''::text not null,
  phone_number text not null,
  address text not null,
  address_extra text default ''::text not null,
  city text default ''::text not null,
  state text default ''::text not null,
  pin text not null,
  utm_source text,
  utm_medium text,
  client_depth integer,
  referer_id integer,
  cancel_reason text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  balance_used integer default 0 not null,
  confirm_asked_at timestamp with time zone,
  to_call_at timestamp with time zone,
  carrier text,
  tracking_number text,
  tracking_link text,
  version integer default 1 not null,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_id_user_id_key UNIQUE (id, user_id),
  constraint orders_number_key UNIQUE (number),
  constraint orders_address_check CHECK (((length(address) >= 1) AND (length(address) <= 200))),
  constraint orders_bought_as_check CHECK ((bought_as = ANY (ARRAY['alone'::text, 'creator'::text, 'member'::text]))),
  constraint orders_cancel_reason_check CHECK ((cancel_reason = ANY (ARRAY['group_expired'::text, 'by_buyer'::text, 'by_shop'::text]))),
  constraint orders_carrier_check CHECK (((length(carrier) >= 1) AND (length(carrier) <= 60))),
  constraint orders_check CHECK (((group_id IS NULL) = (bought_as = 'alone'::text))),
  constraint orders_check1 CHECK ((referer_id <> user_id)),
  constraint orders_check2 CHECK (((balance_used >= 0) AND (balance_used <= total))),
  constraint orders_check3 CHECK (((to_call_at IS NULL) OR (confirm_asked_at IS NOT NULL))),
  constraint orders_number_check CHECK ((number ~ '^[0-9]{10}$'::text)),
  constraint orders_phone_number_check CHECK ((phone_number ~ '^\+[0-9]{7,15}$'::text)),
  constraint orders_pin_check CHECK (((length(pin) >= 1) AND (length(pin) <= 6))),
  constraint orders_quantity_check CHECK (((quantity >= 1) AND (quantity <= 10))),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['placed'::text, 'confirmed'::text, 'packed'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text, 'refused'::text, 'returned'::text]))),
  constraint orders_total_check CHECK ((total >= 0)),
  constraint orders_tracking_link_check CHECK (((tracking_link ~ '^https?://'::text) AND (length(tracking_link) <= 300))),
  constraint orders_tracking_number_check CHECK (((length(tracking_number) >= 1) AND (length(tracking_number) <= 60))),
  constraint orders_group_id_product_id_fkey FOREIGN KEY (group_id, product_id) REFERENCES groups(id, product_id),
  constraint orders_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint orders_referer_id_fkey FOREIGN KEY (referer_id) REFERENCES users(id),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX orders_group ON public.orders USING btree (group_id);
CREATE INDEX orders_made ON public.orders USING btree (created_at) INCLUDE (product_id, user_id, bought_as);
CREATE INDEX orders_product ON public.orders USING btree (product_id, id DESC);
CREATE INDEX orders_referer ON public.orders USING btree (referer_id, id) WHERE (referer_id IS NOT NULL);
CREATE INDEX orders_status ON public.orders USING btree (status, id DESC);
CREATE INDEX orders_to_call ON public.orders USING btree (to_call_at, id) WHERE ((status = 'placed'::text) AND (to_call_at IS NOT NULL));
CREATE INDEX orders_unanswered ON public.orders USING btree (confirm_asked_at) WHERE ((status = 'placed'::text) AND (confirm_asked_at IS NOT NULL) AND (to_call_at IS NULL));
CREATE INDEX orders_user ON public.orders USING btree (user_id, id DESC);
CREATE INDEX orders_words ON public.orders USING gin (lower(((((number || ' '::text) || phone_number) || ' '::text) || recipient_name)) gin_trgm_ops);
CREATE TRIGGER orders_counted AFTER INSERT OR UPDATE OF status ON public.orders FOR EACH ROW EXECUTE FUNCTION note_sale();
CREATE TRIGGER orders_version BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION raise_version();

create table group_members (
  id integer generated by default as identity not null,
  group_id integer not null,
  product_id integer not null,
  user_id integer not null,
  order_id integer not null,
  invite_code text not null,
  join_type text not null,
  depth smallint default 0 not null,
  invited_by_id integer,
  is_waiting boolean default true not null,
  joined_at timestamp with time zone default now() not null,
  left_at timestamp with time zone,
  utm_source text,
  constraint group_members_pkey PRIMARY KEY (id),
  constraint group_members_invite_code_key UNIQUE (invite_code),
  constraint group_members_order_id_key UNIQUE (order_id),
  constraint group_members_check CHECK (((left_at IS NULL) OR (NOT is_waiting))),
  constraint group_members_depth_check CHECK ((depth >= 0)),
  constraint group_members_invite_code_check CHECK ((invite_code ~ '^[A-Za-z0-9]{14}$'::text)),
  constraint group_members_join_type_check CHECK ((join_type = ANY (ARRAY['Created'::text, 'SelfJoined'::text, 'Invited'::text, 'NoData'::text]))),
  constraint group_members_group_id_product_id_fkey FOREIGN KEY (group_id, product_id) REFERENCES groups(id, product_id),
  constraint group_members_invited_by_id_fkey FOREIGN KEY (invited_by_id) REFERENCES group_members(id),
  constraint group_members_order_id_user_id_fkey FOREIGN KEY (order_id, user_id) REFERENCES orders(id, user_id) ON UPDATE CASCADE,
  constraint group_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX group_members_inviter ON public.group_members USING btree (invited_by_id);
CREATE INDEX group_members_joined ON public.group_members USING btree (group_id, joined_at);
CREATE UNIQUE INDEX group_members_once ON public.group_members USING btree (group_id, user_id) WHERE (left_at IS NULL);
CREATE INDEX group_members_report ON public.group_members USING btree (joined_at) INCLUDE (product_id, group_id, user_id, join_type, depth, utm_source, left_at);
CREATE INDEX group_members_user ON public.group_members USING btree (user_id, id DESC);
CREATE UNIQUE INDEX group_members_waiting ON public.group_members USING btree (user_id, product_id) WHERE is_waiting;

create table group_shares (
  group_id integer not null,
  user_id integer not null,
  copied_at timestamp with time zone,
  shared_at timestamp with time zone,
  constraint group_shares_pkey PRIMARY KEY (group_id, user_id),
  constraint group_shares_check CHECK (((copied_at IS NOT NULL) OR (shared_at IS NOT NULL))),
  constraint group_shares_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  constraint group_shares_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX group_shares_user ON public.group_shares USING btree (user_id);

create table idempotency_keys (
  user_id integer not null,
  key text not null,
  endpoint text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamp with time zone default now() not null,
  holder uuid default gen_random_uuid() not null,
  held_until timestamp with time zone default now() not null,
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 100))),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

create table images (
  id integer generated by default as identity not null,
  owner_id integer not null,
  src text not null,
  width integer not null,
  height integer not null,
  thumbhash text,
  created_at timestamp with time zone default now() not null,
  is_stored boolean default true not null,
  constraint images_pkey PRIMARY KEY (id),
  constraint images_src_key UNIQUE (src),
  constraint images_height_check CHECK ((height > 0)),
  constraint images_width_check CHECK ((width > 0)),
  constraint images_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX images_age ON public.images USING btree (created_at);
CREATE INDEX images_not_stored ON public.images USING btree (created_at) WHERE (NOT is_stored);
CREATE INDEX images_owner ON public.images USING btree (owner_id, created_at);

create table job_runs (
  job text not null,
  slot timestamp with time zone not null,
  started_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  error text,
  constraint job_runs_pkey PRIMARY KEY (job, slot)
);

create table ledger_accounts (
  id integer generated by default as identity not null,
  kind text not null,
  user_id integer,
  balance integer,
  constraint ledger_accounts_pkey PRIMARY KEY (id),
  constraint ledger_accounts_kind_user_id_key UNIQUE NULLS NOT DISTINCT (kind, user_id),
  constraint ledger_accounts_balance_check CHECK ((balance >= 0)),
  constraint ledger_accounts_check CHECK (((kind = 'user'::text) = (user_id IS NOT NULL))),
  constraint ledger_accounts_check1 CHECK (((kind = 'user'::text) = (balance IS NOT NULL))),
  constraint ledger_accounts_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'payme'::text, 'click'::text, 'uzum'::text, 'stars'::text, 'promotion'::text, 'adjustment'::text, 'surplus'::text]))),
  constraint ledger_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX ledger_accounts_user ON public.ledger_accounts USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER ledger_accounts_guard BEFORE UPDATE OF balance ON public.ledger_accounts FOR EACH ROW WHEN ((new.balance IS DISTINCT FROM old.balance)) EXECUTE FUNCTION guard_ledger_balance();
CREATE TRIGGER ledger_accounts_opening BEFORE INSERT ON public.ledger_accounts FOR EACH ROW WHEN ((new.balance > 0)) EXECUTE FUNCTION guard_ledger_balance();

create table transactions (
  id integer generated by default as identity not null,
  user_id integer not null,
  method text not null,
  status text default 'Created'::text not null,
  coins integer not null,
  stars integer,
  listing_id integer,
  offers jsonb,
  pack_id integer,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  closed_at timestamp with time zone,
  invoice_link text,
  checkout_id text,
  checked_at timestamp with time zone,
  constraint transactions_pkey PRIMARY KEY (id),
  constraint transactions_check CHECK (((method = 'stars'::text) = (stars IS NOT NULL))),
  constraint transactions_check1 CHECK (((offers IS NULL) <> (pack_id IS NULL))),
  constraint transactions_check2 CHECK (((status = ANY (ARRAY['Paid'::text, 'Refunded'::text])) = (paid_at IS NOT NULL))),
  constraint transactions_check3 CHECK (((status = ANY (ARRAY['Cancelled'::text, 'Expired'::text, 'Refunded'::text])) = (closed_at IS NOT NULL))),
  constraint transactions_coins_check CHECK ((coins > 0)),
  constraint transactions_method_check CHECK ((method = ANY (ARRAY['payme'::text, 'click'::text, 'uzum'::text, 'stars'::text, 'coins'::text]))),
  constraint transactions_stars_check CHECK ((stars > 0)),
  constraint transactions_status_check CHECK ((status = ANY (ARRAY['Created'::text, 'Pending'::text, 'Paid'::text, 'Cancelled'::text, 'Expired'::text, 'Refunded'::text]))),
  constraint transactions_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE SET NULL,
  constraint transactions_pack_id_fkey FOREIGN KEY (pack_id) REFERENCES coin_packs(id),
  constraint transactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX transactions_checked ON public.transactions USING btree (user_id) WHERE ((checked_at IS NOT NULL) AND (status = 'Created'::text));
CREATE INDEX transactions_listing ON public.transactions USING btree (listing_id);
CREATE INDEX transactions_open ON public.transactions USING btree (expires_at) WHERE (status = 'Created'::text);
CREATE INDEX transactions_paid ON public.transactions USING btree (paid_at) INCLUDE (method, coins, stars) WHERE (paid_at IS NOT NULL);
CREATE INDEX transactions_user ON public.transactions USING btree (user_id, id DESC);

create table ledger_movements (
  id integer generated always as identity not null,
  cause text not null,
  kind text not null,
  transaction_id integer,
  note text,
  created_at timestamp with time zone default now() not null,
  constraint ledger_movements_pkey PRIMARY KEY (id),
  constraint ledger_movements_cause_key UNIQUE (cause),
  constraint ledger_movements_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'paid'::text, 'ungranted'::text, 'refunded'::text, 'unused'::text, 'surplus'::text, 'surplus-returned'::text, 'surplus-credited'::text, 'adjusted'::text]))),
  constraint ledger_movements_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES transactions(id)
);
CREATE INDEX ledger_movements_transaction ON public.ledger_movements USING btree (transaction_id);
CREATE TRIGGER ledger_movements_frozen BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table ledger_entries (
  movement_id integer not null,
  account_id integer not null,
  amount integer not null,
  constraint ledger_entries_pkey PRIMARY KEY (movement_id, account_id),
  constraint ledger_entries_amount_check CHECK ((amount <> 0)),
  constraint ledger_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  constraint ledger_entries_movement_id_fkey FOREIGN KEY (movement_id) REFERENCES ledger_movements(id)
);
CREATE INDEX ledger_entries_account ON public.ledger_entries USING btree (account_id, movement_id);
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION apply_ledger_entry();
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON public.ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_movement();
CREATE TRIGGER ledger_entries_frozen BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

create table listing_changes (
  id bigint generated always as identity not null,
  listing_id integer not null,
  kind text not null,
  old_price bigint not null,
  old_currency text not null,
  after_user_id integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint listing_changes_pkey PRIMARY KEY (id),
  constraint listing_changes_kind_check CHECK ((kind = ANY (ARRAY['price'::text, 'gone'::text]))),
  constraint listing_changes_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX listing_changes_listing ON public.listing_changes USING btree (listing_id);

create table listing_count_deltas (
  id bigint generated always as identity not null,
  region_id integer not null,
  city_id integer,
  district_id integer,
  category_1 integer not null,
  category_2 integer,
  category_3 integer,
  state text not null,
  has_photos boolean not null,
  change integer not null,
  constraint listing_count_deltas_pkey PRIMARY KEY (id)
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000);

create table listing_counts (
  place_level smallint not null,
  place_id integer not null,
  category_id integer not null,
  state text not null,
  has_photos boolean not null,
  total integer not null,
  constraint listing_counts_pkey PRIMARY KEY (place_level, place_id, category_id, state, has_photos),
  constraint listing_counts_place_level_check CHECK (((place_level >= 0) AND (place_level <= 3)))
) with (fillfactor=50);

create table listing_notices (
  id integer generated always as identity not null,
  kind text not null,
  user_id integer not null,
  listing_id integer not null,
  state text default 'queued'::text not null,
  told_with_id integer,
  known_price bigint,
  known_currency text,
  day smallint,
  life_ends_at timestamp with time zone,
  answered_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint listing_notices_pkey PRIMARY KEY (id),
  constraint listing_notices_check CHECK (((kind = 'PriceDrop'::text) = (known_price IS NOT NULL))),
  constraint listing_notices_check1 CHECK (((known_price IS NULL) = (known_currency IS NULL))),
  constraint listing_notices_check2 CHECK (((kind = 'StillSelling'::text) = (day IS NOT NULL))),
  constraint listing_notices_check3 CHECK (((day IS NULL) = (life_ends_at IS NULL))),
  constraint listing_notices_check4 CHECK (((state = 'told'::text) = (told_with_id IS NOT NULL))),
  constraint listing_notices_kind_check CHECK ((kind = ANY (ARRAY['StillSelling'::text, 'PriceDrop'::text, 'ListingGone'::text]))),
  constraint listing_notices_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'told'::text, 'over'::text]))),
  constraint listing_notices_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint listing_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX listing_notices_age ON public.listing_notices USING btree (created_at);
CREATE UNIQUE INDEX listing_notices_asked ON public.listing_notices USING btree (listing_id, life_ends_at, day) WHERE (kind = 'StillSelling'::text);
CREATE INDEX listing_notices_listing ON public.listing_notices USING btree (listing_id);
CREATE UNIQUE INDEX listing_notices_queued ON public.listing_notices USING btree (user_id, kind, listing_id) WHERE ((state = 'queued'::text) AND (kind <> 'StillSelling'::text));
CREATE INDEX listing_notices_told ON public.listing_notices USING btree (told_with_id) WHERE (told_with_id IS NOT NULL);
CREATE INDEX listing_notices_user ON public.listing_notices USING btree (user_id, kind, state);

create table listing_parameters (
  listing_id integer not null,
  parameter_id integer not null,
  value text not null,
  constraint listing_parameters_pkey PRIMARY KEY (listing_id, parameter_id),
  constraint listing_parameters_value_check CHECK (((length(value) >= 1) AND (length(value) <= 80))),
  constraint listing_parameters_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint listing_parameters_parameter_id_fkey FOREIGN KEY (parameter_id) REFERENCES category_parameters(id)
);
CREATE INDEX listing_parameters_value ON public.listing_parameters USING btree (parameter_id, value, listing_id);
CREATE INDEX listing_parameters_words ON public.listing_parameters USING btree (parameter_id, search_normal(value), listing_id);
CREATE STATISTICS public.listing_parameters_values (mcv) ON parameter_id, value FROM listing_parameters;

create table listing_photos (
  listing_id integer not null,
  "position" smallint not null,
  image_id integer not null,
  constraint listing_photos_pkey PRIMARY KEY (listing_id, "position"),
  constraint listing_photos_listing_id_image_id_key UNIQUE (listing_id, image_id),
  constraint listing_photos_position_check CHECK ((("position" >= 0) AND ("position" <= 9))),
  constraint listing_photos_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id),
  constraint listing_photos_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX listing_photos_image ON public.listing_photos USING btree (image_id);

create table listing_reports (
  id integer generated by default as identity not null,
  listing_id integer not null,
  reporter_id integer not null,
  reason text not null,
  note text,
  created_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  constraint listing_reports_pkey PRIMARY KEY (id),
  constraint listing_reports_listing_id_reporter_id_key UNIQUE (listing_id, reporter_id),
  constraint listing_reports_note_check CHECK ((length(note) <= 500)),
  constraint listing_reports_reason_check CHECK ((reason = ANY (ARRAY['prohibited'::text, 'fraud'::text, 'sold'::text, 'category'::text, 'offensive'::text, 'spam'::text, 'other'::text]))),
  constraint listing_reports_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint listing_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX listing_reports_open ON public.listing_reports USING btree (listing_id, created_at) WHERE (settled_at IS NULL);
CREATE INDEX listing_reports_reporter ON public.listing_reports USING btree (reporter_id, created_at);

create table listing_revisions (
  listing_id integer not null,
  status text default 'pending'::text not null,
  name text,
  description text,
  original_lang text,
  category_id integer,
  parameters jsonb,
  image_ids integer[],
  reject_reason text,
  reject_note text,
  submitted_at timestamp with time zone default now() not null,
  constraint listing_revisions_pkey PRIMARY KEY (listing_id),
  constraint listing_revisions_check CHECK (((status = 'rejected'::text) = (reject_reason IS NOT NULL))),
  constraint listing_revisions_check1 CHECK ((num_nonnulls(name, description, category_id, image_ids) > 0)),
  constraint listing_revisions_check2 CHECK (((category_id IS NULL) = (parameters IS NULL))),
  constraint listing_revisions_description_check CHECK ((length(description) <= 2000)),
  constraint listing_revisions_image_ids_check CHECK (((cardinality(image_ids) >= 1) AND (cardinality(image_ids) <= 10))),
  constraint listing_revisions_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint listing_revisions_original_lang_check CHECK ((original_lang = ANY (ARRAY['ru'::text, 'uz'::text]))),
  constraint listing_revisions_reject_reason_check CHECK ((reject_reason = ANY (ARRAY['prohibited'::text, 'duplicate'::text, 'category'::text, 'photo'::text, 'misleading'::text, 'spam'::text, 'other'::text]))),
  constraint listing_revisions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'rejected'::text]))),
  constraint listing_revisions_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint listing_revisions_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX listing_revisions_images ON public.listing_revisions USING gin (image_ids);
CREATE INDEX listing_revisions_pending ON public.listing_revisions USING btree (submitted_at, listing_id) WHERE (status = 'pending'::text);

create table listing_views (
  listing_id integer not null,
  day date not null,
  views integer not null,
  constraint listing_views_pkey PRIMARY KEY (listing_id, day),
  constraint listing_views_views_check CHECK ((views > 0)),
  constraint listing_views_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX listing_views_day ON public.listing_views USING brin (day);

create table listings_to_match (
  listing_id integer not null,
  due_at timestamp with time zone default now() not null,
  looks smallint default 0 not null,
  constraint listings_to_match_pkey PRIMARY KEY (listing_id),
  constraint listings_to_match_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX listings_to_match_due ON public.listings_to_match USING btree (due_at);

create table moderation_claims (
  listing_id integer not null,
  admin_id integer not null,
  claimed_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint moderation_claims_pkey PRIMARY KEY (listing_id),
  constraint moderation_claims_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint moderation_claims_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX moderation_claims_admin ON public.moderation_claims USING btree (admin_id);

create table offers (
  id integer generated by default as identity not null,
  conversation_id integer not null,
  is_by_seller boolean not null,
  price bigint not null,
  listing_price bigint not null,
  currency text not null,
  status text default 'open'::text not null,
  update_id bigint not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone default (now() + '24:00:00'::interval) not null,
  settled_at timestamp with time zone,
  constraint offers_pkey PRIMARY KEY (id),
  constraint offers_update_id_key UNIQUE (update_id),
  constraint offers_check CHECK (((status = 'open'::text) = (settled_at IS NULL))),
  constraint offers_currency_check CHECK ((currency = ANY (ARRAY['UZS'::text, 'UYE'::text]))),
  constraint offers_price_check CHECK ((price > 0)),
  constraint offers_status_check CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'countered'::text, 'replaced'::text, 'outdated'::text, 'expired'::text]))),
  constraint offers_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE
);
CREATE INDEX offers_expiry ON public.offers USING btree (expires_at) WHERE (status = 'open'::text);
CREATE UNIQUE INDEX offers_open ON public.offers USING btree (conversation_id) WHERE (status = 'open'::text);
CREATE INDEX offers_order ON public.offers USING btree (conversation_id, id DESC);

create table order_moves (
  id integer generated by default as identity not null,
  order_id integer not null,
  from_status text,
  to_status text not null,
  by_id integer,
  note text,
  created_at timestamp with time zone default now() not null,
  constraint order_moves_pkey PRIMARY KEY (id),
  constraint order_moves_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  constraint order_moves_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_moves_order ON public.order_moves USING btree (order_id, id);

create table order_notes (
  id integer generated by default as identity not null,
  order_id integer not null,
  by_id integer,
  text text not null,
  created_at timestamp with time zone default now() not null,
  constraint order_notes_pkey PRIMARY KEY (id),
  constraint order_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  constraint order_notes_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  constraint order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_notes_order ON public.order_notes USING btree (order_id, id);

create table phone_codes (
  id uuid default gen_random_uuid() not null,
  phone_number text not null,
  asker_hash text not null,
  code_hash text not null,
  sealed_code text,
  nonce text not null,
  delivery text not null,
  gateway_request_id text,
  tries smallint default 0 not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  address_hash text default ''::text not null,
  address_tries smallint default 0 not null,
  constraint phone_codes_pkey PRIMARY KEY (id),
  constraint phone_codes_nonce_key UNIQUE (nonce),
  constraint phone_codes_delivery_check CHECK ((delivery = ANY (ARRAY['messenger'::text, 'gateway'::text, 'link'::text]))),
  constraint phone_codes_phone_number_check CHECK ((phone_number ~ '^\+[0-9]{7,15}$'::text))
);
CREATE INDEX phone_codes_address ON public.phone_codes USING btree (address_hash, created_at) WHERE (delivery <> 'link'::text);
CREATE INDEX phone_codes_asker ON public.phone_codes USING btree (asker_hash, phone_number, created_at);
CREATE INDEX phone_codes_expiry ON public.phone_codes USING btree (expires_at);
CREATE INDEX phone_codes_gateway ON public.phone_codes USING btree (gateway_request_id) WHERE (gateway_request_id IS NOT NULL);
CREATE INDEX phone_codes_sent ON public.phone_codes USING btree (phone_number, created_at) WHERE (delivery <> 'link'::text);

create table phone_guesses (
  phone_number text not null,
  asker_hash text not null,
  guessed_at timestamp with time zone default now() not null
);
CREATE INDEX phone_guesses_phone ON public.phone_guesses USING btree (phone_number, guessed_at);
CREATE INDEX phone_guesses_time ON public.phone_guesses USING btree (guessed_at);

create table product_counts (
  product_id integer not null,
  category_id integer not null,
  is_published boolean not null,
  sold_items integer default 0 not null,
  groups integer default 0 not null,
  reviews integer default 0 not null,
  stars_1 integer default 0 not null,
  stars_2 integer default 0 not null,
  stars_3 integer default 0 not null,
  stars_4 integer default 0 not null,
  stars_5 integer default 0 not null,
  rating integer generated always as (
CASE
    WHEN (((((stars_1 + stars_2) + stars_3) + stars_4) + stars_5) = 0) THEN 0
    ELSE ((((1000)::bigint * (((((stars_1 + (2 * stars_2)) + (3 * stars_3)) + (4 * stars_4)) + (5 * stars_5)) + 15)) / (((((stars_1 + stars_2) + stars_3) + stars_4) + stars_5) + 5)))::integer
END) stored not null,
  constraint product_counts_pkey PRIMARY KEY (product_id),
  constraint product_counts_category_id_fkey FOREIGN KEY (category_id) REFERENCES shop_categories(id),
  constraint product_counts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_counts_category ON public.product_counts USING btree (category_id, sold_items DESC, product_id DESC) WHERE is_published;
CREATE INDEX product_counts_category_rated ON public.product_counts USING btree (category_id, rating, product_id) WHERE is_published;
CREATE INDEX product_counts_rated ON public.product_counts USING btree (rating, product_id) WHERE is_published;
CREATE INDEX product_counts_shop ON public.product_counts USING btree (sold_items DESC, product_id DESC) WHERE is_published;

create table product_deltas (
  id bigint generated always as identity not null,
  product_id integer not null,
  sold_items integer default 0 not null,
  groups integer default 0 not null,
  constraint product_deltas_pkey PRIMARY KEY (id)
);

create table product_favourites (
  user_id integer not null,
  product_id integer not null,
  created_at timestamp with time zone default now() not null,
  constraint product_favourites_pkey PRIMARY KEY (user_id, product_id),
  constraint product_favourites_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX product_favourites_product ON public.product_favourites USING btree (product_id);

create table product_features (
  id integer generated by default as identity not null,
  product_id integer not null,
  title_en text not null,
  title_hi text,
  "position" smallint not null,
  constraint product_features_pkey PRIMARY KEY (id),
  constraint product_features_product_id_position_key UNIQUE (product_id, "position"),
  constraint product_features_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table product_images (
  product_id integer not null,
  "position" smallint not null,
  image_id integer not null,
  constraint product_images_pkey PRIMARY KEY (product_id, "position"),
  constraint product_images_image_id_fkey FOREIGN KEY (image_id) REFERENCES images(id),
  constraint product_images_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_images_image ON public.product_images USING btree (image_id);

create table product_interests (
  product_id integer not null,
  user_id integer not null,
  created_at timestamp with time zone default now() not null,
  constraint product_interests_pkey PRIMARY KEY (product_id, user_id),
  constraint product_interests_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_interests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX product_interests_time ON public.product_interests USING btree (created_at) INCLUDE (product_id, user_id);
CREATE INDEX product_interests_user ON public.product_interests USING btree (user_id);

create table product_views (
  user_id integer not null,
  product_id integer not null,
  viewed_at timestamp with time zone default now() not null,
  is_weighed boolean default false not null,
  constraint product_views_pkey PRIMARY KEY (user_id, product_id),
  constraint product_views_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX product_views_time ON public.product_views USING btree (viewed_at);
CREATE INDEX product_views_unweighed ON public.product_views USING btree (viewed_at) WHERE (NOT is_weighed);

create table promotion_offers (
  id integer generated by default as identity not null,
  type text not null,
  cost integer not null,
  fake_cost integer,
  days_amount smallint,
  view_multiply smallint,
  icon text not null,
  gtm_event_name text not null,
  header_ru text not null,
  header_uz text not null,
  text_ru text not null,
  text_uz text not null,
  card_header_ru text not null,
  card_header_uz text not null,
  card_text_ru text not null,
  card_text_uz text not null,
  "position" smallint not null,
  is_offered boolean default true not null,
  constraint promotion_offers_pkey PRIMARY KEY (id),
  constraint promotion_offers_type_position_key UNIQUE (type, "position"),
  constraint promotion_offers_check CHECK ((fake_cost > cost)),
  constraint promotion_offers_check1 CHECK (((type = 'TopUp'::text) = (view_multiply IS NOT NULL))),
  constraint promotion_offers_check2 CHECK (((type = 'Vip'::text) = (days_amount IS NULL))),
  constraint promotion_offers_check3 CHECK (((type <> 'Premium'::text) OR (days_amount <= 7))),
  constraint promotion_offers_cost_check CHECK (((cost >= 1) AND (cost <= 1000000))),
  constraint promotion_offers_days_amount_check CHECK (((days_amount >= 1) AND (days_amount <= 90))),
  constraint promotion_offers_type_check CHECK ((type = ANY (ARRAY['TopUp'::text, 'Vip'::text, 'Premium'::text]))),
  constraint promotion_offers_view_multiply_check CHECK (((view_multiply >= 2) AND (view_multiply <= 25)))
);

create table promotions (
  id integer generated by default as identity not null,
  listing_id integer not null,
  type text not null,
  paid_at timestamp with time zone default now() not null,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  days_amount smallint,
  view_multiply smallint,
  constraint promotions_pkey PRIMARY KEY (id),
  constraint promotions_check CHECK (((type = 'Vip'::text) = (ends_at IS NULL))),
  constraint promotions_days_amount_check CHECK ((days_amount > 0)),
  constraint promotions_type_check CHECK ((type = ANY (ARRAY['TopUp'::text, 'Vip'::text, 'Premium'::text]))),
  constraint promotions_view_multiply_check CHECK ((view_multiply > 0)),
  constraint promotions_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE
);
CREATE INDEX promotions_ending ON public.promotions USING btree (ends_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX promotions_running ON public.promotions USING btree (listing_id, type) WHERE (ended_at IS NULL);
CREATE INDEX promotions_vip ON public.promotions USING btree (paid_at DESC, id DESC) WHERE ((type = 'Vip'::text) AND (ended_at IS NULL));

create table promotion_purchases (
  promotion_id integer not null,
  transaction_id integer not null,
  cost integer not null,
  days_amount smallint,
  revoked_at timestamp with time zone,
  constraint promotion_purchases_pkey PRIMARY KEY (promotion_id, transaction_id),
  constraint promotion_purchases_cost_check CHECK ((cost > 0)),
  constraint promotion_purchases_days_amount_check CHECK ((days_amount > 0)),
  constraint promotion_purchases_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE CASCADE,
  constraint promotion_purchases_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES transactions(id)
);
CREATE INDEX promotion_purchases_transaction ON public.promotion_purchases USING btree (transaction_id);

create table promotion_views (
  promotion_id integer not null,
  views integer default 0 not null,
  constraint promotion_views_pkey PRIMARY KEY (promotion_id),
  constraint promotion_views_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE CASCADE
);

create table provider_payments (
  id integer generated by default as identity not null,
  provider text not null,
  external_id text not null,
  transaction_id integer not null,
  state text not null,
  amount bigint not null,
  provider_time timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  performed_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  reason smallint,
  resolved_at timestamp with time zone,
  resolution text,
  details jsonb default '{}'::jsonb not null,
  constraint provider_payments_pkey PRIMARY KEY (id),
  constraint provider_payments_provider_external_id_key UNIQUE (provider, external_id),
  constraint provider_payments_amount_check CHECK ((amount > 0)),
  constraint provider_payments_check CHECK (((resolved_at IS NULL) = (resolution IS NULL))),
  constraint provider_payments_check1 CHECK (((resolved_at IS NULL) OR (state = 'surplus'::text))),
  constraint provider_payments_provider_check CHECK ((provider = ANY (ARRAY['payme'::text, 'click'::text, 'uzum'::text, 'stars'::text]))),
  constraint provider_payments_resolution_check CHECK ((resolution = ANY (ARRAY['returned'::text, 'credited'::text]))),
  constraint provider_payments_state_check CHECK ((state = ANY (ARRAY['created'::text, 'performed'::text, 'cancelled'::text, 'reversed'::text, 'surplus'::text]))),
  constraint provider_payments_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES transactions(id)
);
CREATE UNIQUE INDEX provider_payments_alive ON public.provider_payments USING btree (transaction_id) WHERE (state = ANY (ARRAY['created'::text, 'performed'::text]));
CREATE INDEX provider_payments_refunds ON public.provider_payments USING btree (id) WHERE ((details ->> 'refund'::text) = 'due'::text);
CREATE INDEX provider_payments_statement ON public.provider_payments USING btree (provider, provider_time);
CREATE INDEX provider_payments_surplus ON public.provider_payments USING btree (created_at) WHERE ((state = 'surplus'::text) AND (resolved_at IS NULL));
CREATE INDEX provider_payments_transaction ON public.provider_payments USING btree (transaction_id);
CREATE INDEX provider_payments_waiting ON public.provider_payments USING btree (created_at) WHERE (state = 'created'::text);

create table referral_payouts (
  id integer generated by default as identity not null,
  user_id integer not null,
  amount_paise bigint not null,
  method text not null,
  by_id integer not null,
  note text,
  created_at timestamp with time zone default now() not null,
  constraint referral_payouts_pkey PRIMARY KEY (id),
  constraint referral_payouts_amount_paise_check CHECK ((amount_paise > 0)),
  constraint referral_payouts_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  constraint referral_payouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX referral_payouts_user ON public.referral_payouts USING btree (user_id, id DESC);

create table referral_rewards (
  id integer generated by default as identity not null,
  order_id integer not null,
  referer_id integer not null,
  amount_paise bigint not null,
  rate smallint not null,
  state text default 'Pending'::text not null,
  reason text,
  release_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  constraint referral_rewards_pkey PRIMARY KEY (id),
  constraint referral_rewards_order_id_key UNIQUE (order_id),
  constraint referral_rewards_amount_paise_check CHECK ((amount_paise > 0)),
  constraint referral_rewards_check CHECK (((state = 'Rejected'::text) = (reason IS NOT NULL))),
  constraint referral_rewards_check1 CHECK (((state = 'Pending'::text) = (decided_at IS NULL))),
  constraint referral_rewards_rate_check CHECK (((rate >= 1) AND (rate <= 10000))),
  constraint referral_rewards_reason_check CHECK ((reason = ANY (ARRAY['own_phone'::text, 'own_address'::text, 'returned'::text, 'refused'::text, 'cancelled'::text]))),
  constraint referral_rewards_state_check CHECK ((state = ANY (ARRAY['Pending'::text, 'Approved'::text, 'Paid'::text, 'Rejected'::text]))),
  constraint referral_rewards_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint referral_rewards_referer_id_fkey FOREIGN KEY (referer_id) REFERENCES users(id)
);
CREATE INDEX referral_rewards_due ON public.referral_rewards USING btree (release_at) WHERE (state = 'Pending'::text);
CREATE INDEX referral_rewards_referer ON public.referral_rewards USING btree (referer_id, id DESC);

create table sessions (
  id uuid default gen_random_uuid() not null,
  user_id integer not null,
  created_at timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

create table refresh_tokens (
  token_hash text not null,
  session_id uuid not null,
  expires_at timestamp with time zone not null,
  rotated_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint refresh_tokens_pkey PRIMARY KEY (token_hash),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_expiry ON public.refresh_tokens USING btree (expires_at);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);

create table reminder_mutes (
  user_id integer not null,
  kind text not null,
  created_at timestamp with time zone default now() not null,
  constraint reminder_mutes_pkey PRIMARY KEY (user_id, kind),
  constraint reminder_mutes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table reminders (
  id integer generated by default as identity not null,
  kind text not null,
  user_id integer not null,
  product_id integer not null,
  group_id integer,
  state text default 'queued'::text not null,
  is_bot_stopped boolean default false not null,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  constraint reminders_pkey PRIMARY KEY (id),
  constraint reminders_check CHECK (((kind = 'NotJoinedOrCreated'::text) = (group_id IS NULL))),
  constraint reminders_check1 CHECK (((state = 'queued'::text) = (decided_at IS NULL))),
  constraint reminders_check2 CHECK (((state = 'failed'::text) OR (NOT is_bot_stopped))),
  constraint reminders_kind_check CHECK ((kind = ANY (ARRAY['NotJoinedOrCreated'::text, 'NotSharedLink'::text, 'LinkCopied'::text, 'NoJoins3'::text, 'NoJoins10'::text, 'NoJoins24'::text, 'GroupFinished'::text]))),
  constraint reminders_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'skipped'::text]))),
  constraint reminders_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  constraint reminders_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reminders_decided ON public.reminders USING btree (decided_at) INCLUDE (kind, state, is_bot_stopped) WHERE (state = ANY (ARRAY['sent'::text, 'failed'::text]));
CREATE UNIQUE INDEX reminders_once ON public.reminders USING btree (group_id, user_id, kind) WHERE (group_id IS NOT NULL);
CREATE UNIQUE INDEX reminders_once_of_product ON public.reminders USING btree (user_id, product_id) WHERE (group_id IS NULL);
CREATE INDEX reminders_user ON public.reminders USING btree (user_id, created_at);

create table saved_queries (
  id integer generated by default as identity not null,
  digest text not null,
  filters jsonb not null,
  terms text,
  sieve tsquery,
  min_price bigint,
  max_price bigint,
  understood_at timestamp with time zone default now() not null,
  constraint saved_queries_pkey PRIMARY KEY (id),
  constraint saved_queries_digest_key UNIQUE (digest)
);
CREATE INDEX saved_queries_understood ON public.saved_queries USING btree (understood_at);

create table removed_searches (
  id integer not null,
  user_id integer not null,
  query_id integer not null,
  frequency text not null,
  is_paused boolean not null,
  is_waiting boolean not null,
  told_upto bigint not null,
  seen_upto bigint not null,
  told_at timestamp with time zone,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone default now() not null,
  constraint removed_searches_pkey PRIMARY KEY (id),
  constraint removed_searches_query_id_fkey FOREIGN KEY (query_id) REFERENCES saved_queries(id) ON DELETE CASCADE,
  constraint removed_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX removed_searches_query ON public.removed_searches USING btree (query_id);
CREATE INDEX removed_searches_time ON public.removed_searches USING btree (removed_at);
CREATE INDEX removed_searches_user ON public.removed_searches USING btree (user_id);

create table reviews (
  id integer generated by default as identity not null,
  product_id integer not null,
  user_id integer,
  order_id integer,
  author_name text not null,
  stars smallint not null,
  question text,
  answer text,
  liked_by integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_order_id_key UNIQUE (order_id),
  constraint reviews_check CHECK (((order_id IS NULL) = (user_id IS NULL))),
  constraint reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint reviews_order_id_user_id_fkey FOREIGN KEY (order_id, user_id) REFERENCES orders(id, user_id) ON UPDATE CASCADE,
  constraint reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX reviews_product ON public.reviews USING btree (product_id, liked_by DESC, id DESC) WHERE (answer IS NOT NULL);
CREATE TRIGGER reviews_counted AFTER INSERT ON public.reviews FOR EACH ROW EXECUTE FUNCTION note_review();

create table review_rates (
  review_id integer not null,
  feature_id integer not null,
  stars smallint not null,
  constraint review_rates_pkey PRIMARY KEY (review_id, feature_id),
  constraint review_rates_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint review_rates_feature_id_fkey FOREIGN KEY (feature_id) REFERENCES product_features(id) ON DELETE CASCADE,
  constraint review_rates_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);
CREATE INDEX review_rates_feature ON public.review_rates USING btree (feature_id) INCLUDE (stars);

create table saved_finds (
  id bigint generated always as identity not null,
  query_id integer not null,
  listing_id integer not null,
  found_at timestamp with time zone default now() not null,
  constraint saved_finds_pkey PRIMARY KEY (id),
  constraint saved_finds_query_id_listing_id_key UNIQUE (query_id, listing_id),
  constraint saved_finds_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint saved_finds_query_id_fkey FOREIGN KEY (query_id) REFERENCES saved_queries(id) ON DELETE CASCADE
);
CREATE INDEX saved_finds_listing ON public.saved_finds USING btree (listing_id);
CREATE INDEX saved_finds_query ON public.saved_finds USING btree (query_id, id);
CREATE INDEX saved_finds_time ON public.saved_finds USING btree (found_at);

create table saved_query_keys (
  key text not null,
  query_id integer not null,
  constraint saved_query_keys_pkey PRIMARY KEY (key, query_id),
  constraint saved_query_keys_query_id_fkey FOREIGN KEY (query_id) REFERENCES saved_queries(id) ON DELETE CASCADE
);
CREATE INDEX saved_query_keys_query ON public.saved_query_keys USING btree (query_id);

create table saved_search_messages (
  id integer generated by default as identity not null,
  user_id integer not null,
  frequency text not null,
  created_at timestamp with time zone default now() not null,
  constraint saved_search_messages_pkey PRIMARY KEY (id),
  constraint saved_search_messages_frequency_check CHECK ((frequency = ANY (ARRAY['atOnce'::text, 'daily'::text]))),
  constraint saved_search_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_search_messages_person ON public.saved_search_messages USING btree (user_id, created_at);
CREATE INDEX saved_search_messages_time ON public.saved_search_messages USING btree (created_at);

create table saved_searches (
  id integer generated by default as identity not null,
  user_id integer not null,
  query_id integer not null,
  frequency text not null,
  is_paused boolean default false not null,
  is_waiting boolean default false not null,
  told_upto bigint default 0 not null,
  seen_upto bigint default 0 not null,
  told_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_user_id_query_id_key UNIQUE (user_id, query_id),
  constraint saved_searches_frequency_check CHECK ((frequency = ANY (ARRAY['atOnce'::text, 'daily'::text]))),
  constraint saved_searches_query_id_fkey FOREIGN KEY (query_id) REFERENCES saved_queries(id),
  constraint saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_searches_query ON public.saved_searches USING btree (query_id);
CREATE INDEX saved_searches_waiting ON public.saved_searches USING btree (frequency, user_id) WHERE is_waiting;

create table saved_search_message_parts (
  message_id integer not null,
  search_id integer not null,
  after_find bigint not null,
  upto_find bigint not null,
  constraint saved_search_message_parts_pkey PRIMARY KEY (message_id, search_id),
  constraint saved_search_message_parts_message_id_fkey FOREIGN KEY (message_id) REFERENCES saved_search_messages(id) ON DELETE CASCADE,
  constraint saved_search_message_parts_search_id_fkey FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE
);
CREATE INDEX saved_search_message_parts_search ON public.saved_search_message_parts USING btree (search_id);

create table search_category_names (
  normal text not null,
  category_id integer not null,
  is_whole boolean not null,
  listings integer not null,
  constraint search_category_names_pkey PRIMARY KEY (normal, category_id),
  constraint search_category_names_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE
);
CREATE INDEX search_category_names_prefix ON public.search_category_names USING btree (normal text_pattern_ops);

create table search_phrases (
  normal text not null,
  stems text not null,
  cyrillic text,
  latin text,
  listings integer not null,
  people integer default 0 not null,
  weight integer not null,
  category_id integer,
  language text,
  constraint search_phrases_pkey PRIMARY KEY (normal),
  constraint search_phrases_check CHECK (((cyrillic IS NOT NULL) OR (latin IS NOT NULL))),
  constraint search_phrases_language_check CHECK ((language = ANY (ARRAY['ru'::text, 'uz'::text]))),
  constraint search_phrases_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE SET NULL
);
CREATE INDEX search_phrases_category ON public.search_phrases USING btree (category_id);
CREATE INDEX search_phrases_prefix ON public.search_phrases USING btree (normal text_pattern_ops);
CREATE INDEX search_phrases_prefix_1 ON public.search_phrases USING btree ("left"(normal, 1), weight DESC);
CREATE INDEX search_phrases_prefix_2 ON public.search_phrases USING btree ("left"(normal, 2), weight DESC);
CREATE INDEX search_phrases_prefix_3 ON public.search_phrases USING btree ("left"(normal, 3), weight DESC);

create table search_surfaces (
  stem text not null,
  letters text not null,
  surface text not null,
  listings integer not null,
  constraint search_surfaces_pkey PRIMARY KEY (stem, letters)
);

create table search_synonyms (
  id integer generated by default as identity not null,
  words text[] not null,
  updated_at timestamp with time zone default now() not null,
  stems text[] generated always as (search_stems_of(words)) stored,
  constraint search_synonyms_pkey PRIMARY KEY (id),
  constraint search_synonyms_words_key UNIQUE (words),
  constraint search_synonyms_words_check CHECK (((cardinality(words) >= 2) AND (cardinality(words) <= 60)))
);

create table search_words (
  stem text not null,
  normal text not null,
  surface text not null,
  listings integer not null,
  omissions text[] generated always as (
CASE
    WHEN ((length(stem) >= 3) AND (length(stem) <= 24)) THEN search_omissions(stem)
    ELSE NULL::text[]
END) stored,
  constraint search_words_pkey PRIMARY KEY (stem)
);
CREATE INDEX search_words_omissions ON public.search_words USING gin (omissions) WITH (fastupdate=off);
CREATE INDEX search_words_prefix ON public.search_words USING btree (stem text_pattern_ops);
CREATE INDEX search_words_trigrams ON public.search_words USING gin (stem gin_trgm_ops) WITH (fastupdate=off);

create table search_words_state (
  id integer default 1 not null,
  read_until timestamp with time zone not null,
  constraint search_words_state_pkey PRIMARY KEY (id),
  constraint search_words_state_id_check CHECK ((id = 1))
);

create table searches (
  id bigint generated always as identity not null,
  user_id integer,
  query text not null,
  created_at timestamp with time zone default now() not null,
  constraint searches_pkey PRIMARY KEY (created_at, id)
) partition by RANGE (created_at);
CREATE INDEX searches_user ON ONLY public.searches USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER searches_counted AFTER INSERT ON public.searches REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_events('searches', 'lower(regexp_replace(btrim(query), ''\s+'', '' '', ''g''))', 'btrim(query) <> ''''');

create table searches_default partition of searches default;

create unlogged table send_turns (
  key text not null,
  free_at timestamp with time zone not null,
  constraint send_turns_pkey PRIMARY KEY (key)
);

create table shares (
  id bigint generated always as identity not null,
  user_id integer,
  app text not null,
  kind text not null,
  target text not null,
  value text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  constraint shares_pkey PRIMARY KEY (created_at, id),
  constraint shares_app_check CHECK ((app = ANY (ARRAY['classifieds'::text, 'storefront'::text, 'reports'::text])))
) partition by RANGE (created_at);
CREATE INDEX shares_user ON ONLY public.shares USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER shares_counted AFTER INSERT ON public.shares REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_events('shares', 'kind', 'true');

create table shares_default partition of shares default;

create table wallets (
  user_id integer not null,
  balance_paise bigint default 0 not null,
  constraint wallets_pkey PRIMARY KEY (user_id),
  constraint wallets_balance_paise_check CHECK ((balance_paise >= 0)),
  constraint wallets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE TRIGGER wallets_guard BEFORE UPDATE OF balance_paise ON public.wallets FOR EACH ROW WHEN ((new.balance_paise IS DISTINCT FROM old.balance_paise)) EXECUTE FUNCTION guard_ledger_balance();
CREATE TRIGGER wallets_opening BEFORE INSERT ON public.wallets FOR EACH ROW WHEN ((new.balance_paise > 0)) EXECUTE FUNCTION guard_ledger_balance();

create table wallet_entries (
  id integer generated always as identity not null,
  user_id integer not null,
  amount_paise bigint not null,
  kind text not null,
  cause text not null,
  reward_id integer,
  order_id integer,
  payout_id integer,
  created_at timestamp with time zone default now() not null,
  constraint wallet_entries_pkey PRIMARY KEY (id),
  constraint wallet_entries_cause_key UNIQUE (cause),
  constraint wallet_entries_amount_paise_check CHECK ((amount_paise <> 0)),
  constraint wallet_entries_check CHECK (((kind = ANY (ARRAY['reward'::text, 'reward-reversed'::text])) = (reward_id IS NOT NULL))),
  constraint wallet_entries_check1 CHECK (((kind = ANY (ARRAY['spent'::text, 'spent-returned'::text])) = (order_id IS NOT NULL))),
  constraint wallet_entries_check2 CHECK (((kind = 'payout'::text) = (payout_id IS NOT NULL))),
  constraint wallet_entries_check3 CHECK (((kind = 'carried'::text) OR ((kind = ANY (ARRAY['reward'::text, 'spent-returned'::text])) = (amount_paise > 0)))),
  constraint wallet_entries_kind_check CHECK ((kind = ANY (ARRAY['reward'::text, 'reward-reversed'::text, 'spent'::text, 'spent-returned'::text, 'payout'::text, 'carried'::text]))),
  constraint wallet_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint wallet_entries_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES referral_payouts(id),
  constraint wallet_entries_reward_id_fkey FOREIGN KEY (reward_id) REFERENCES referral_rewards(id),
  constraint wallet_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES wallets(user_id)
);
CREATE INDEX wallet_entries_order ON public.wallet_entries USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE UNIQUE INDEX wallet_entries_payout ON public.wallet_entries USING btree (payout_id) WHERE (payout_id IS NOT NULL);
CREATE INDEX wallet_entries_reward ON public.wallet_entries USING btree (reward_id) WHERE (reward_id IS NOT NULL);
CREATE INDEX wallet_entries_taken_back ON public.wallet_entries USING btree (split_part(cause, ':'::text, 3)) WHERE (kind = 'reward-reversed'::text);
CREATE INDEX wallet_entries_user ON public.wallet_entries USING btree (user_id, id);
CREATE TRIGGER wallet_entries_apply AFTER INSERT ON public.wallet_entries FOR EACH ROW EXECUTE FUNCTION apply_wallet_entry();
CREATE TRIGGER wallet_entries_frozen BEFORE DELETE OR UPDATE OR TRUNCATE ON public.wallet_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE OR REPLACE FUNCTION public.average_stars(n product_counts)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select coalesce(round((n.stars_1 + 2 * n.stars_2 + 3 * n.stars_3 + 4 * n.stars_4 + 5 * n.stars_5)::numeric
      / nullif(n.stars_1 + n.stars_2 + n.stars_3 + n.stars_4 + n.stars_5, 0), 1), 0)
  $function$
;

CREATE OR REPLACE FUNCTION public.coins_of(p provider_payments, t transactions)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select case p.provider when 'stars' then t.coins else round(p.amount / 10000.0)::integer end
  $function$
;

CREATE OR REPLACE FUNCTION public.delivery_of(o orders)
 RETURNS json
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select json_build_object('recipientName', o.recipient_name, 'phoneNumber', o.phone_number,
      'address', o.address, 'addressExtra', o.address_extra, 'city', o.city, 'state', o.state, 'pin', o.pin)
  $function$
;

CREATE OR REPLACE FUNCTION public.has_failed(o orders)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select o.status in ('cancelled', 'refused', 'returned')
  $function$
;

CREATE OR REPLACE FUNCTION public.has_joined(m group_members, starts timestamp with time zone, ends timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select m.joined_at >= starts and m.joined_at < ends and (m.left_at is null or m.left_at >= ends)
  $function$
;

CREATE OR REPLACE FUNCTION public.is_between(b blocks, one integer, other integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select (b.blocker_id, b.blocked_id) in ((one, other), (other, one))
  $function$
;

CREATE OR REPLACE FUNCTION public.is_cheaper(l listings, price bigint, currency text, rate double precision)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select l.price > 0 and price > 0 and case when l.currency = currency then l.price * 100.0 <= price * 97.0
      else l.price_sum * 100.0 <= price * 97.0 * case currency when 'UYE' then rate else 1 end end
  $function$
;

CREATE OR REPLACE FUNCTION public.is_moderated(l listings)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select case
      when l.status in ('draft', 'pending') then null
      when l.status in ('rejected', 'removed') then false
      when l.rank_at > 0 then true end
  $function$
;

CREATE OR REPLACE FUNCTION public.is_off_sale(l listings)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select l.status in ('closed', 'expired', 'removed')
  $function$
;

CREATE OR REPLACE FUNCTION public.is_open(g groups)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select g.status = 'open' and g.ends_at > now()
  $function$
;

CREATE OR REPLACE FUNCTION public.is_open_to_all(l listings)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select l.status in ('active', 'closed', 'expired') and l.approved_at is not null
  $function$
;

CREATE OR REPLACE FUNCTION public.is_quiet(u users)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select u.notices_stopped_at is not null or u.deletion_asked_at is not null
  $function$
;

CREATE OR REPLACE FUNCTION public.is_reachable(u users)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select u.telegram_id is not null and u.bot_started_at is not null and u.bot_stopped_at is null and u.banned_at is null
  $function$
;

CREATE OR REPLACE FUNCTION public.is_reserved(l listings)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
    select coalesce(l.visible and l.reserved_until > now(), false)
  $function$
;

CREATE OR REPLACE FUNCTION public.is_running(p promotions, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select p.ended_at is null and (p.ends_at is null or p.ends_at > moment)
  $function$
;

CREATE OR REPLACE FUNCTION public.is_submitted(l listings)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select l.status in ('active', 'pending', 'rejected', 'removed', 'closed', 'expired')
  $function$
;

CREATE OR REPLACE FUNCTION public.is_taking(t transactions)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select t.status = 'Created' and t.checked_at is not null
  $function$
;

CREATE OR REPLACE FUNCTION public.ratings_of(n product_counts)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select n.stars_1 + n.stars_2 + n.stars_3 + n.stars_4 + n.stars_5
  $function$
;

CREATE OR REPLACE FUNCTION public.search_resembling(word text, most integer)
 RETURNS SETOF search_words
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
 SET "pg_trgm.similarity_threshold" TO '0.25'
AS $function$
      select w.* from public.search_words w where w.stem % word
      order by similarity(w.stem, word) desc, w.listings desc limit most
    $function$
;

CREATE OR REPLACE FUNCTION public.title_in(p products, language text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select case when language = 'hi' then coalesce(p.title_hi, p.title_en) else p.title_en end
  $function$
;

CREATE OR REPLACE FUNCTION public.wants_news(u users)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select u.telegram_id is not null and u.bot_started_at is not null and u.banned_at is null
  $function$
;

create view counted_events as
 SELECT COALESCE(app_opens.deeplink, ''::text) AS key,
    'opens'::text AS section,
    app_opens.created_at
   FROM app_opens
  WHERE (app_opens.app <> 'reports'::text)
UNION ALL
 SELECT shares.kind AS key,
    'shares'::text AS section,
    shares.created_at
   FROM shares
  WHERE true
UNION ALL
 SELECT lower(regexp_replace(btrim(searches.query), '\s+'::text, ' '::text, 'g'::text)) AS key,
    'searches'::text AS section,
    searches.created_at
   FROM searches
  WHERE (btrim(searches.query) <> ''::text)
UNION ALL
 SELECT category_clicks.link AS key,
    'clicks'::text AS section,
    category_clicks.created_at
   FROM category_clicks
  WHERE true;
