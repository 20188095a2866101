import type { Row } from "../http/referenceAnswers.ts";

const starsOf = (row: Row) => [1, 2, 3, 4, 5].map((stars) => Number(row[`stars_${stars}`]));

/** To one decimal, halves up. */
function averageOf(stars: readonly number[]): number {
  const ratings = stars.reduce((sum, count) => sum + count, 0);
  const sum = stars.reduce((all, count, place) => all + count * (place + 1), 0);
  return ratings === 0 ? 0 : Math.round((10 * sum) / ratings) / 10;
}

/** A product as lists show it to a stranger. */
export function card(row: Row) {
  const stars = starsOf(row);
  return {
    id: row.id,
    link: row.link,
    title: row.title_en,
    title_hi: row.title_hi,
    price: row.price,
    discountedPrice: row.discounted_price,
    avgRating: averageOf(stars),
    ratingsCount: stars.reduce((sum, count) => sum + count, 0),
    participantsToComplete: row.participants_to_complete,
    countParticipants: row.fullest ?? 0,
    favourites: row.is_favourite ? [{ userId: 0 }] : [],
    images: row.src ? [{ id: row.image_id, src: row.src, thumbhash: row.thumbhash }] : [],
  };
}

/** The home made of its rows, which come category by category. */
export function sections(rows: readonly Row[]) {
  const made: { id: unknown; link: unknown; name: unknown; name_hi: unknown; products: unknown[] }[] = [];
  for (const row of rows) {
    if (made.at(-1)?.id !== row.category_id) {
      const { category_id: id, category_link: link, name_en: name, name_hi } = row;
      made.push({ id, link, name, name_hi, products: [] });
    }
    made.at(-1)?.products.push(card(row));
  }
  return made;
}

const list = (value: unknown) => (Array.isArray(value) ? (value as Row[]) : []);

/** A product whole, as a stranger sees it. */
export function whole(row: Row) {
  const [one, two, three, four, five] = starsOf(row);
  return {
    ...card(row),
    images: row.images ?? [],
    description: row.description_en,
    description_hi: row.description_hi,
    details: row.details,
    highlights: row.highlights,
    productHighlights: row.picture_highlights,
    ogImage: row.og_image,
    reviewsCount: row.reviews,
    ratingsStars: { 5: five, 4: four, 3: three, 2: two, 1: one },
    featureRates: row.feature_rates ?? [],
    reviews: list(row.all_reviews).map((review) => ({
      id: review.id,
      question: review.question,
      answer: review.answer,
      authorName: review.author_name,
      stars: review.stars,
      likedBy: review.liked_by,
      isImported: review.order_id === null,
      createdAt: new Date(String(review.created_at)).toISOString(),
    })),
    category: { link: row.category_link, name: row.name_en, name_hi: row.name_hi },
    soldItems: row.sold_items,
    groups: row.groups,
    isRealProduct: row.is_real,
  };
}

/** A group as a stranger sees it. */
export function group(row: Row) {
  return {
    id: row.group_id,
    inviteCode: row.invite_code,
    completed: row.status === "completed",
    status: row.status === "open" && row.is_over ? "expired" : row.status,
    participantsToComplete: row.size,
    participants: list(row.members).map((member) => ({
      firstName: member.first_name,
      initial: typeof member.last_name === "string" ? member.last_name.slice(0, 1) : "",
      photoUrl: member.photo_url,
      isCreator: member.join_type === "Created",
      userId: member.is_asked ? member.user_id : null,
      inviteCode: member.is_asked ? member.invite_code : null,
    })),
    createdAt: (row.created_at as Date).toISOString(),
    endsAt: (row.ends_at as Date).toISOString(),
    purchase: { product: card(row), userId: null },
    myOrder: null,
  };
}
