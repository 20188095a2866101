import type pg from "pg";
import { GROUP_CODE_LENGTH, GROUP_HOURS, MEMBER_CODE_LENGTH } from "#contract/limits.ts";
import { TURN } from "./products.ts";

/** How much there is of everything. */
export interface ShopSize {
  products: number;
  people: number;
  groups: number;
  orders: number;
}

/** The shop of issue 6 when there are a million orders, and a smaller one of the same shape. */
export const sizeOf = (orders: number): ShopSize => ({
  products: Math.max(200, Math.round(orders / 50)),
  people: Math.max(400, Math.round(orders * 0.3)),
  groups: Math.round(orders / 4),
  orders,
});

/** People who order again and again, about two hundred times each. */
export const REGULARS = 100;
const SEATS_A_REGULAR = 40;
const MEMBERS = 5;
const DAYS = 400;

/** A code of letters and digits that is the same for the same text. */
const code = (text: string, length: number) =>
  `left(translate(encode(decode(md5(${text}), 'hex'), 'base64'), '+/=', 'xyz'), ${length})`;

/** Few products are bought much: squares of chance draw near the first ones, which stand anywhere in the shop. */
const drawnProduct = (products: number) => `
  (select case (id % ${TURN}) when 0 then id - 1 when 1 then id + 1 else id end
   from (select 1 + ((floor(power(random(), 2) * ${products})::bigint * 7919 + s.n * 0) % ${products})::integer as id) drawn)`;

/** The last groups are those that run; a few of the others came to nothing before they ran out. */
const groups = ({ products, groups: count }: ShopSize) => `
  create temp table made_groups as
  select id, product_id, status, created_at,
    case status when 'completed' then ${MEMBERS} when 'cancelled' then 0 else seats end as members,
    case status when 'completed' then ${MEMBERS} when 'cancelled' then 1 else seats end as seats
  from (
    select s.n::integer as id, ${drawnProduct(products)} as product_id,
      case when s.n > ${count} * 0.94 and random() < 0.67 then 'open'
        when random() < 0.48 then 'completed' when random() < 0.92 then 'expired' else 'cancelled' end as status,
      1 + floor(power(random(), 1.6) * ${MEMBERS - 1})::integer as seats,
      date_trunc('milliseconds', now() - make_interval(days => 2)
        - make_interval(secs => ${DAYS * 86_400} * (1 - s.n / ${count}::double precision))) as created_at
    from generate_series(1, ${count}) s (n)) drawn;
  analyze made_groups`;

/** Seats are taken one after the other; the numbers of seats, orders and members are the same. */
const seats = ({ people }: ShopSize) => `
  create temp table made_seats as
  select n::integer as id, group_id, product_id, status, place, created_at,
    case when n % ${SEATS_A_REGULAR} = 0 then 1 + ((n / ${SEATS_A_REGULAR}) % ${REGULARS})::integer
      else ${REGULARS} + 1 + ((base + place * 7919) % (${people - REGULARS}))::integer end as user_id
  from (
    select row_number() over (order by g.id, place) as n, g.id as group_id, g.product_id, g.status, place,
      g.created_at + make_interval(mins => 17 * (place - 1)) as created_at, base
    from (select *, floor(power(random(), 1.3) * ${people - REGULARS})::bigint as base from made_groups) g
    cross join lateral generate_series(1, g.seats) place) taken;
  create index on made_seats (group_id) where place = 1;
  analyze made_seats`;

const writeGroups = `
  insert into groups (id, invite_code, product_id, creator_id, participants_to_complete, members_count, status,
    created_at, ends_at, completed_at)
  select g.id, ${code("'group' || g.id", GROUP_CODE_LENGTH)}, g.product_id, s.user_id, ${MEMBERS}, g.members,
    g.status, g.created_at, g.created_at + interval '${GROUP_HOURS} hours',
    case when g.status = 'completed' then g.created_at + interval '3 hours' end
  from made_groups g join made_seats s on s.group_id = g.id and s.place = 1`;

/** The status of an order. The orders of a group that didn't fill have the group's fate. */
const fate = `case
  when s.status in ('expired', 'cancelled') then 'cancelled'
  when s.status = 'open' then 'placed'
  when s.created_at > now() - interval '12 days'
    then (array['placed', 'confirmed', 'packed', 'shipped', 'delivered'])[1 + floor(random() * 5)::integer]
  when random() < 0.86 then 'delivered' when random() < 0.5 then 'refused' when random() < 0.6 then 'returned'
  else 'cancelled' end`;

const orderRows = (rows: string) => `
  insert into orders (id, number, user_id, product_id, group_id, status, bought_as, quantity, price, discounted_price,
    total, recipient_name, phone_number, address, city, state, pin, cancel_reason, created_at, updated_at)
  select s.id, (1000000000 + (s.id::bigint * 7919017) % 9000000000)::text, s.user_id, s.product_id, s.group_id,
    s.fate, s.bought_as, s.quantity, p.price, p.discounted_price,
    s.quantity * case s.bought_as when 'alone' then t.alone when 'creator' then t.creator else t.member end,
    'Somebody', '+9100' || lpad(s.user_id::text, 8, '0'), (10 + s.user_id % 90) || ' MG Road', 'Pune', 'Maharashtra',
    '411001', case when s.fate = 'cancelled' then 'group_expired' end, s.created_at, s.created_at
  from (${rows}) s join products p on p.id = s.product_id join made_totals t on t.product_id = s.product_id`;

const ordersOfGroups = orderRows(`
  select s.*, case when place = 1 then 'creator' else 'member' end as bought_as,
    1 + (random() < 0.08)::integer as quantity, ${fate} as fate from made_seats s`);

/** The number of orders that are bought alone: all that groups leave. */
const ordersAlone = ({ products, people, orders }: ShopSize) =>
  orderRows(`
  select s.*, 'alone' as bought_as, 1 + (random() < 0.05)::integer as quantity, ${fate} as fate from (
    select s.n::integer as id, null::integer as group_id, ${drawnProduct(products)} as product_id, 'alone' as status,
      1 + floor(power(random(), 1.3) * ${people})::integer as user_id,
      now() - random() * interval '${DAYS} days' as created_at
    from generate_series((select count(*) + 1 from made_seats), ${orders}) s (n)) s`);

const members = `
  insert into group_members (id, group_id, product_id, user_id, order_id, invite_code, join_type, depth, invited_by_id,
    is_waiting, joined_at, left_at)
  select s.id, s.group_id, s.product_id, s.user_id, s.id, ${code("'member' || s.id", MEMBER_CODE_LENGTH)},
    case when s.place = 1 then 'Created' when invited then 'Invited' else 'SelfJoined' end,
    (s.place > 1 and invited)::integer, case when s.place > 1 and invited then s.id - s.place + 1 end,
    s.status = 'open' and turn = 1, s.created_at,
    case when s.status = 'cancelled' then s.created_at + interval '1 hour' end
  from (select *, random() < 0.6 as invited,
      row_number() over (partition by user_id, product_id, status = 'open' order by id) as turn from made_seats) s`;

const moves = `
  insert into order_moves (order_id, from_status, to_status, created_at)
  select id, null, 'placed', created_at from orders union all
  select id, 'placed', status, created_at + interval '1 day' from orders where status <> 'placed'`;

/** Groups in every state with their members, and orders. `made_totals` must be there; rules that write rows don't run. */
export async function writeTrade(client: pg.Client, size: ShopSize): Promise<void> {
  await client.query(groups(size));
  await client.query(seats(size));
  await client.query(writeGroups);
  await client.query(ordersOfGroups);
  await client.query(ordersAlone(size));
  await client.query(members);
  await client.query(moves);
}
