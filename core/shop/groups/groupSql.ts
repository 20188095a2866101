import { coverJoin, productCardSql, productJoins, VIEWER } from "../products/productCardSql.ts";

/** The members who stay in a group; `asked` is the member's code that was asked with. Others' codes and ids are nobody's business. */
const participantsSql = (asked: string) => `
  (select coalesce(json_agg(json_build_object(
      'firstName', u.first_name, 'initial', initial_of(u.last_name), 'photoUrl', u.photo_url,
      'isCreator', m.join_type = 'Created',
      'userId', case when m.user_id = ${VIEWER} or m.invite_code = ${asked} then m.user_id end,
      'inviteCode', case when m.user_id = ${VIEWER} or m.invite_code = ${asked} then m.invite_code end) order by m.id), '[]')
    from group_members m join users u on u.id = m.user_id
    where m.group_id = g.id and m.left_at is null)`;

const orderSql =
  "json_build_object('id', o.id, 'number', o.number, 'status', o.status, 'total', o.total - o.balance_used)";

/** The viewer's order in the group; null when they aren't a member. */
const myOrderSql = `(select ${orderSql} from group_members m join orders o on o.id = m.order_id
    where m.group_id = g.id and m.user_id = ${VIEWER} and m.left_at is null)`;

/** The same where the viewer's seat `own` is known. */
export const ownOrderSql = `(select ${orderSql} from orders o where o.id = own.order_id)`;

/** A `Group` of the contract; needs `groupJoins`. */
export const groupJson = ({ asked = "null::text", myOrder = myOrderSql } = {}) => `json_build_object(
  'id', g.id, 'inviteCode', g.invite_code, 'status', status_now(g.status, g.ends_at), 'completed', g.status = 'completed',
  'participantsToComplete', g.participants_to_complete, 'participants', ${participantsSql(asked)},
  'createdAt', iso_time(g.created_at), 'endsAt', iso_time(g.ends_at),
  'purchase', json_build_object('product', ${productCardSql},
    'userId', case when g.creator_id = ${VIEWER} then g.creator_id end),
  'myOrder', ${myOrder})`;

export const groupJoins = `join products p on p.id = g.product_id ${productJoins} ${coverJoin}`;
