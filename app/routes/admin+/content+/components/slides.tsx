import { resource } from "#app/admin/resource/resource.ts";
import { slideTable } from "#app/domain/content/slides.ts";
import { adminSlides } from "#app/i18n/admin-slides.ts";
import { contentParts } from "./content-head.tsx";

/** The featured slides as staff keep them. */
export const slides = resource({
  ...contentParts("slides"),
  table: slideTable,
  texts: adminSlides,
  icon: "images",
  pictureOf: ({ desktopImageUrl }) => desktopImageUrl,
  columns: [
    { name: "title" },
    { name: "description", width: "30%", wideOnly: true },
    { name: "url", cell: ({ url }) => (url ? <a href={url}>{url}</a> : null), width: "25%" },
    { name: "order", isNumber: true, width: "90px" },
  ],
});
