import { LineForms } from "#app/admin/resource/line-forms.tsx";
import { resource } from "#app/admin/resource/resource.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { packageTable } from "#app/domain/packages/package-table.ts";
import { adminPackages } from "#app/i18n/admin-packages.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { PackageItemTotal, PackageLeft, PackageLineCount, PackageState } from "./components/package-cells.tsx";
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
    { name: "price", cell: ({ price }) => <b>{formatMoney(paisa(price))}</b> },
    { name: "own.item_total", cell: (row) => <PackageItemTotal row={row} />, wideOnly: true },
    { name: "own.lines", cell: (row) => <PackageLineCount row={row} /> },
    { name: "own.left", cell: (row) => <PackageLeft row={row} /> },
    { name: "isActive", cell: (row) => <PackageState row={row} /> },
  ],
  hasGridColumns: true,
  inForm: (form) => <PackageProducts key={form.row?.id ?? "new"} {...form} />,
  below: ({ editor, mayEdit }) =>
    editor && mayEdit ? <LineForms path={sectionPath("packages")} id={editor.row?.id ?? null} /> : null,
});
