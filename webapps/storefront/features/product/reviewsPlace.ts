/** The heading of ratings and reviews. */
export const REVIEWS_ID = "reviews";

/** Brings the ratings into view, and whoever reads on from there. */
export function goToReviews() {
  const heading = document.getElementById(REVIEWS_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: "smooth" });
}
