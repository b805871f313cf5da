import { staffTable } from "#app/domain/resource/staff-table.ts";

/** The products of the season in the order of the home page (A7.47); they are added by picking products. */
export const seasonalTable = staffTable({
  model: "SeasonalProduct",
  entity: "seasonal-product",
  fields: { featured: { type: "tick", default: true } },
  joined: {
    product: {
      select: {
        ...{ name: true, imageUrl: true, price: true, status: true },
        category: { select: { name: true, glyph: true, hue: true } },
      },
    },
  },
  exported: { product_name: ({ product, productId }) => product?.name ?? `#${productId}` },
  nameOf: ({ product, productId }) => product?.name ?? `#${productId}`,
  orderBy: [{ order: "asc" }],
  statuses: { featured: { featured: true }, other: { featured: false } },
  settable: ["featured"],
  position: "order",
  form: "none",
});
