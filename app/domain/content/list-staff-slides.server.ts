import { db } from "#app/platform/db.server.ts";

/** How many slides are listed; nobody swipes through more. */
const max = 50;

/** A slide as staff edit it (A3.11). */
export type StaffSlide = Awaited<ReturnType<typeof listStaffSlides>>[number];

/** Every slide in the order of the home page, at most 50 (A7.38). */
export const listStaffSlides = () =>
  db.featuredSlide.findMany({ orderBy: [{ order: "asc" }, { id: "asc" }], take: max, omit: { createdAt: true } });
