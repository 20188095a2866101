import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import type { Group, Participant } from "#contract/groups.ts";
import type { Product } from "#contract/products.ts";
import { createQueryClient } from "#webapps/shared/client/queryClient.ts";
import { Toasts } from "#webapps/shared/ui/Toasts.tsx";
import { startWords } from "./startWords.ts";

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** For tests: a part of the product page at an address, which an `output` tells. */
export async function renderProduct(
  part: ReactNode,
  language: "en" | "hi" = "en",
  queryClient = createQueryClient(),
) {
  await startWords(language);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={["/product/brass-diya-s36"]}>
        {part}
        <Address />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return queryClient;
}

const person = (place: number): Participant => ({
  firstName: ["Ritu", "Harsh", "Divya", "Farhan", "Simran", "Isha"][place] ?? "Somebody",
  initial: "S",
  photoUrl: null,
  isCreator: place === 0,
  userId: null,
  inviteCode: null,
});

/** For tests: an open group with so many people in it. */
export function groupOf({ id = 1, joined = 2 } = {}): Group {
  return {
    id,
    inviteCode: `Group0000${id}`,
    status: "open",
    completed: false,
    participantsToComplete: 5,
    participants: Array.from({ length: joined }, (_, place) => person(place)),
    createdAt: new Date(Date.now() - 3_600_000).toISOString(),
    endsAt: new Date(Date.now() + 7_200_000).toISOString(),
    purchase: { product: productOf(), userId: null },
    myOrder: null,
  };
}

/** For tests: a product on sale that nobody has rated. */
export function productOf(overrides: Partial<Product> = {}): Product {
  return {
    id: 36,
    link: "brass-diya-s36",
    title: "Brass Diya",
    title_hi: "पीतल का दीया",
    images: [],
    price: 999,
    discountedPrice: 599,
    avgRating: 0,
    ratingsCount: 0,
    participantsToComplete: 5,
    countParticipants: 0,
    favourites: [],
    description: "For the evening.",
    description_hi: null,
    details: [],
    highlights: [],
    productHighlights: [],
    ogImage: null,
    reviewsCount: 0,
    featureRates: [],
    reviews: [],
    ratingsStars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
    category: { link: "puja_festive", name: "Puja & festive", name_hi: "पूजा और त्योहार" },
    soldItems: 0,
    groups: 0,
    isRealProduct: true,
    ...overrides,
  };
}
