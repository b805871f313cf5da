import type { ReviewStatus } from "#app/generated/prisma/enums.ts";
import { db } from "#app/platform/db.server.ts";
import { type ReviewPile, reviewViews } from "./staff-reviews.ts";

/** How many reviews a page shows. */
const perPage = 25;

/** The furthest page. */
export const lastReviewsPage = 1000;

/** A review as staff read it; the author's full name is for them alone. */
export type StaffReview = {
  id: number;
  productId: number;
  product: string;
  author: string;
  rating: number;
  title: string | null;
  content: string;
  status: ReviewStatus;
  reply: string | null;
  version: number;
  createdAt: Date;
};

const select = {
  ...{ id: true, productId: true, rating: true, title: true, content: true, status: true, reply: true, version: true },
  ...{ createdAt: true, product: { select: { name: true } }, user: { select: { name: true } } },
} as const;

/** One page of a status, the latest first; reads one row more than it returns to detect a next page. */
export async function listStaffReviews({ pile, page }: { pile: ReviewPile; page: number }) {
  const status = reviewViews[pile];
  const rows = await db.review.findMany({
    where: status ? { status } : {},
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: (page - 1) * perPage,
    take: perPage + 1,
    select,
  });
  return { reviews: rows.slice(0, perPage).map(toView), hasMore: rows.length > perPage && page < lastReviewsPage };
}

/** One review, or null. */
export async function findStaffReview(id: number): Promise<StaffReview | null> {
  const row = await db.review.findUnique({ where: { id }, select });
  return row && toView(row);
}

type Row = Omit<StaffReview, "product" | "author"> & { product: { name: string }; user: { name: string } };

const toView = ({ product, user, ...row }: Row): StaffReview => ({ ...row, product: product.name, author: user.name });
