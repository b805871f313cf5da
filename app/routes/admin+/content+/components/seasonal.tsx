import { resource } from "#app/admin/resource/resource.ts";
import { sectionPath } from "#app/admin/sections.ts";
import { placeholderOf } from "#app/domain/catalog/placeholder.ts";
import { seasonalTable } from "#app/domain/content/seasonal.ts";
import { sizedPicture } from "#app/domain/media/picture-sizes.ts";
import { adminSeasonal } from "#app/i18n/admin-seasonal.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { contentParts } from "./content-head.tsx";
import { pickerId } from "./seasonal-picker.tsx";

const parts = contentParts("seasonal");

/** The products of the season as staff keep them (A3.14). */
export const seasonalProducts = resource({
  ...parts,
  toolbar: (view) => (
    <>
      {parts.toolbar(view)}
      {view.mayEdit ? <ToPicker /> : null}
    </>
  ),
  table: seasonalTable,
  texts: adminSeasonal,
  icon: "sun",
  pictureOf: ({ product: { imageUrl, category } }) =>
    imageUrl ? (sizedPicture(imageUrl)?.(160, "webp") ?? imageUrl) : placeholderOf(category),
  linkOf: ({ productId }) => `${sectionPath("products")}/${productId}`,
  columns: [
    { name: "product", cell: ({ product }) => product.name },
    {
      name: "product.category",
      cell: ({ product: { status, category } }) => <Category name={category.name} isOnSale={status === "active"} />,
    },
    { name: "product.price", cell: ({ product: { price } }) => formatMoney(paisa(price)), isNumber: true, width: "120px" },
    { name: "featured", width: "130px" },
    { name: "order", isNumber: true, width: "90px" },
  ],
});

function Category({ name, isOnSale }: { name: string; isOnSale: boolean }) {
  const t = useText(adminSeasonal);
  return isOnSale ? name : `${name} · ${t("not-on-sale")}`;
}

/** Leads to the products that can be added, below the list. */
function ToPicker() {
  const t = useText(adminSeasonal);
  return (
    <LinkButton href={`#${pickerId}`} small icon="plus" data-new aria-label={t("add")}>
      <span className="resource-wide-label">{t("add")}</span>
    </LinkButton>
  );
}
