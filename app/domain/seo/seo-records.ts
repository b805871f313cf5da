import { staffTable } from "#app/domain/resource/staff-table.ts";

/** What search engines are shown of pages, the latest first. Generate lays the records; staff edit them (B7.74). */
export const seoTable = staffTable({
  model: "SeoRecord",
  entity: "seo",
  fields: {
    metaTitle: { type: "line", max: 400 },
    metaDescription: { type: "text", max: 500 },
    metaKeywords: { type: "line", max: 500 },
    canonicalUrl: { type: "link", max: 500 },
    isActive: { type: "tick", default: true },
  },
  exported: { page_name: ({ pageName }) => pageName, page_type: ({ pageType }) => pageType },
  nameOf: ({ pageName }) => pageName,
  orderBy: [{ createdAt: "desc" }],
  perPage: 100,
  pageSizes: [50, 100, 200, 500, 1000, 2000],
  searched: ["pageName", "metaTitle", "metaDescription", "metaKeywords"],
  statuses: { product: { pageType: "product" }, category: { pageType: "category" }, page: { pageType: "page" } },
  active: "isActive",
  form: "edit",
});
