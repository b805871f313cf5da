import { copiedName, staffTable } from "#app/domain/resource/staff-table.ts";
import { maxPaisa } from "#app/lib/money.ts";

const longestPackageName = 150;

/** The packages of the shop as staff keep them, the newest first (B7.32); a retired one stays on the orders that name it, a copy is retired until somebody has looked it over. */
export const packageTable = staffTable({
  model: "Package",
  entity: "package",
  fields: {
    name: { type: "line", max: longestPackageName, required: true, bilingual: true },
    description: { type: "text", max: 2000, required: true, bilingual: true },
    price: { type: "money", min: 1, max: maxPaisa, required: true, wrong: "package-price" },
    imageUrl: { type: "picture", folder: "content" },
    duration: { type: "whole", min: 0, max: 3650, default: 0 },
    displayOrder: { type: "whole", min: 0, max: 9999, default: 0 },
    featured: { type: "tick" },
    isActive: { type: "tick", default: true },
  },
  nameOf: ({ name }) => name,
  orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  perPage: 48,
  searched: ["name", "nameUr", "description", "descriptionUr"],
  filters: ["featured", "name", "description"],
  statuses: { active: { isActive: true }, retired: { isActive: false } },
  active: "isActive",
  incomplete: "package.incomplete",
  inUse: "package.ordered",
  copy: ({ name }) => ({ name: copiedName(name, longestPackageName), featured: false, isActive: false }),
  children: { model: "PackageProduct", parent: "packageId" },
});
