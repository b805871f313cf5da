import { resource } from "#app/admin/resource/resource.ts";
import { packageTable } from "#app/domain/packages/package-table.ts";
import { adminPackages } from "#app/i18n/admin-packages.ts";
import { PackageItemTotal, PackageLeft, PackageLineCount } from "./components/package-figures.tsx";
import { PackageProducts } from "./components/package-products.tsx";

/** The packages as staff keep them, a grid of cards. */
export const packageResource = resource({
  table: packageTable,
  section: "packages",
  texts: adminPackages,
  icon: "boxes",
  view: "cards",
  pictureOf: ({ imageUrl }) => imageUrl,
  columns: [
    { name: "name" },
    { name: "price", isMain: true },
    { name: "own.item_total", cell: (row) => <PackageItemTotal row={row} />, wideOnly: true },
    { name: "own.lines", cell: (row) => <PackageLineCount row={row} /> },
    { name: "own.left", cell: (row) => <PackageLeft row={row} /> },
    { name: "isActive" },
    { name: "featured", wideOnly: true },
  ],
  hasGridColumns: true,
  hasLines: true,
  inForm: (form) => <PackageProducts key={form.row?.id ?? "new"} {...form} />,
});
