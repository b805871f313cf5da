import { db } from "#app/platform/db.server.ts";
import type { PolicyType } from "./policy-form.server.ts";

/** How many sections of a page are listed, as many as visitors are shown. */
const max = 50;

/** A section of the about page as staff edit it (B3.01). */
export type StaffAbout = Awaited<ReturnType<typeof listStaffAbout>>[number];

/** A section of a policy as staff edit it (B3.02). */
export type StaffPolicy = Awaited<ReturnType<typeof listStaffPolicy>>[number];

/** The sections of the about page in their order, hidden ones included (A7.39, B7.02). */
export const listStaffAbout = () => db.aboutContent.findMany({ orderBy: [{ sectionOrder: "asc" }, { id: "asc" }], take: max });

/** The sections of a policy in their order, hidden ones included (B7.01). */
export const listStaffPolicy = (policyType: PolicyType) =>
  db.policyContent.findMany({ where: { policyType }, orderBy: { id: "asc" }, take: max });
