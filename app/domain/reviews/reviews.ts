import { staffTable } from "#app/domain/resource/staff-table.ts";
import { karachiStamp } from "#app/lib/dates.ts";
import { excerpt } from "#app/lib/excerpt.ts";

/** How much of a review without a title names it, characters. */
const named = 80;

/** The reviews of customers, the new ones first, each kind the latest first. New and approved ones are on the product's page. */
export const reviewTable = staffTable({
  model: "Review",
  entity: "review",
  fields: {
    status: { type: "choice", options: ["published", "approved", "hidden"], default: "published", required: true },
    reply: { type: "text", max: 2000 },
  },
  joined: { product: { select: { name: true } }, user: { select: { name: true } } },
  exported: {
    product_name: ({ product }) => product?.name ?? "",
    user_name: ({ user }) => user?.name ?? "",
    rating: ({ rating }) => String(rating),
    title: ({ title }) => title ?? "",
    content: ({ content }) => content,
    created_at: ({ createdAt }) => karachiStamp(createdAt),
  },
  nameOf: ({ title, content }) => title ?? excerpt(content, named),
  orderBy: [{ status: "asc" }, { createdAt: "desc" }],
  searched: ["title", "content", "reply"],
  statuses: { new: { status: "published" }, approved: { status: "approved" }, hidden: { status: "hidden" } },
  narrowed: ["productId"],
  settable: ["status"],
  form: "edit",
});
