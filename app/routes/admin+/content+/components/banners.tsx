import { resource } from "#app/admin/resource/resource.ts";
import { bannerTable } from "#app/domain/content/banners.ts";
import { adminBanners } from "#app/i18n/admin-banners.ts";
import { AddedAt } from "./content-cells.tsx";
import { contentParts } from "./content-head.tsx";

/** The promotional banners as staff keep them. */
export const banners = resource({
  ...contentParts("banners"),
  table: bannerTable,
  texts: adminBanners,
  icon: "megaphone",
  pictureOf: ({ imageUrl }) => imageUrl,
  columns: [
    { name: "title" },
    { name: "description", width: "30%", wideOnly: true },
    { name: "linkUrl", cell: ({ linkUrl, linkText }) => <a href={linkUrl}>{linkText}</a>, width: "120px" },
    { name: "createdAt", cell: ({ createdAt }) => <AddedAt at={createdAt} />, width: "150px", wideOnly: true },
    { name: "active", width: "100px" },
  ],
});
