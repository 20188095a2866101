/** A product's columns as somebody would ask for them who makes the JSON in JavaScript. */
const card = `
  p.id, p.link, p.title_en, p.title_hi, p.price, p.discounted_price, p.participants_to_complete,
  n.stars_1, n.stars_2, n.stars_3, n.stars_4, n.stars_5,
  (select max(o.members_count) from groups o
    where o.product_id = p.id and o.status = 'open' and o.ends_at > now()) as fullest,
  exists (select from product_favourites f where f.user_id = 0 and f.product_id = p.id) as is_favourite`;
const cover = "i.id as image_id, i.src, i.thumbhash";
const joins = "join product_counts n on n.product_id = p.id";
const coverJoin = `left join product_images pi on pi.product_id = p.id and pi.position = 0
  left join images i on i.id = pi.image_id`;

/** A page of products, of a category when one is asked for. */
export function productsSql(asked: URLSearchParams) {
  const category = asked.get("categoryId");
  const page = `select product_id, sold_items from product_counts
    where is_published ${category === null ? "" : "and category_id = $3"}
    order by sold_items desc, product_id desc limit $1 offset $2`;
  const text = `select ${card}, ${cover} from (${page}) page join products p on p.id = page.product_id ${joins}
    ${coverJoin} order by page.sold_items desc, page.product_id desc`;
  const values = [asked.get("take"), asked.get("skip"), ...(category === null ? [] : [category])];
  return { text, values };
}

/** The home: rows of cards, each with its category. */
export const sectionsSql = `
  select c.id as category_id, c.link as category_link, c.name_en, c.name_hi, ${card}, ${cover}
  from shop_categories c cross join lateral (
    select product_id, sold_items from product_counts where is_published and category_id = c.id
    order by sold_items desc, product_id desc limit 10) page
  join products p on p.id = page.product_id ${joins} ${coverJoin}
  order by c.position, c.id, page.sold_items desc, page.product_id desc`;

/** A product whole, in one statement. */
export const productSql = `
  select ${card}, p.description_en, p.description_hi, p.details, p.highlights, p.picture_highlights, p.og_image,
    p.is_real, n.reviews, n.sold_items, n.groups, k.link as category_link, k.name_en, k.name_hi,
    (select json_agg(json_build_object('id', i.id, 'src', i.src, 'thumbhash', i.thumbhash) order by pi.position)
      from product_images pi join images i on i.id = pi.image_id where pi.product_id = p.id) as images,
    (select json_agg(json_build_object('title', f.title_en, 'title_hi', f.title_hi, 'rate', f.rate) order by f.position)
      from (select f.position, f.title_en, f.title_hi, round(avg(r.stars), 1) as rate
        from product_features f join review_rates r on r.feature_id = f.id
        where f.product_id = p.id group by f.id) f) as feature_rates,
    (select json_agg(r) from (
        select id, question, answer, author_name, stars, liked_by, created_at, order_id from reviews
        where product_id = p.id and answer is not null order by liked_by desc, id desc limit 20) r) as all_reviews
  from products p join shop_categories k on k.id = p.category_id ${joins} where p.link = $1 and p.is_published`;

const groupOf = (condition: string, asked: string) => `
  select g.id as group_id, g.invite_code, g.status, g.ends_at <= now() as is_over, g.created_at, g.ends_at,
    g.participants_to_complete as size, ${card}, ${cover},
    (select json_agg(m) from (
        select u.first_name, u.last_name, u.photo_url, m.join_type, m.user_id, m.invite_code,
          m.invite_code = ${asked} as is_asked
        from group_members m join users u on u.id = m.user_id
        where m.group_id = g.id and m.left_at is null order by m.id) m) as members
  from groups g join products p on p.id = g.product_id ${joins} ${coverJoin} where ${condition}`;

export const groupSql = groupOf("g.invite_code = $1", "null");
export const memberGroupSql = groupOf(
  "g.id = (select group_id from group_members where invite_code = $1)",
  "$1",
);

/** Groups of a product that a stranger can join. */
export const currentGroupsSql = groupOf(
  `g.id in (select id from groups where product_id = $1 and status = 'open' and ends_at > now()
    order by members_count desc, id limit 3) order by g.members_count desc, g.id`,
  "null",
);
