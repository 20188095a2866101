/** A product is called `p` here, its caller's id is the statement's first value (0 for a stranger). */
export const VIEWER = "$1::integer";

/** The keys of the contract's `ProductCard` with what they are made of, but for its images. */
export const productFields = `
  'id', p.id, 'link', p.link, 'title', p.title_en, 'title_hi', p.title_hi,
  'price', p.price, 'discountedPrice', p.discounted_price,
  'avgRating', average_stars(n), 'ratingsCount', ratings_of(n),
  'participantsToComplete', p.participants_to_complete, 'countParticipants', coalesce(fullest.members, 0),
  'favourites', case when ${VIEWER} <> 0 and exists (
      select from product_favourites f where f.user_id = ${VIEWER} and f.product_id = p.id)
    then json_build_array(json_build_object('userId', ${VIEWER})) else '[]' end`;

/** Joins of the tables that `productFields` reads besides the product itself. */
export const productJoins = `
  join product_counts n on n.product_id = p.id
  left join lateral (
    select g.members_count as members from groups g
    where g.product_id = p.id and is_open(g)
    order by g.members_count desc, g.id limit 1) fullest on true`;

const imageSql = "json_build_object('id', i.id, 'src', i.src, 'thumbhash', i.thumbhash)";

/** The first image of a product, which `productCardSql` shows. */
export const coverJoin = `
  left join product_images cover on cover.product_id = p.id and cover.position = 0
  left join images i on i.id = cover.image_id`;

/** A `ProductCard`; needs `productJoins` and `coverJoin`. */
export const productCardSql = `json_build_object(${productFields},
  'images', case when i.id is null then '[]'::json else json_build_array(${imageSql}) end)`;

/** All images of a product, the first one first. */
export const imagesSql = `(select coalesce(json_agg(${imageSql} order by pi.position), '[]')
  from product_images pi join images i on i.id = pi.image_id where pi.product_id = p.id)`;
