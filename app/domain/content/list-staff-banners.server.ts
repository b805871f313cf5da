import { db } from "#app/platform/db.server.ts";

/** A banner as staff see it (A3.12). */
export type StaffBanner = Awaited<ReturnType<typeof listStaffBanners>>[number];

/** Every banner, newest first (A7.43), at most 100. */
export const listStaffBanners = () =>
  db.promotionalBanner.findMany({ orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: 100 });
