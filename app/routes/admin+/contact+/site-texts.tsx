import { DateTimeText } from "#app/admin/list/list-table.tsx";
import { resource } from "#app/admin/resource/resource.ts";
import { siteTextTable } from "#app/domain/content/site-texts.ts";
import { adminSiteTexts } from "#app/i18n/admin-contact.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { contactParts } from "./components/contact-parts.tsx";

/** How much of a text the list shows, characters. */
const previewed = 120;

/** The site's texts as staff keep them. */
export const siteTexts = resource({
  ...contactParts("texts"),
  table: siteTextTable,
  texts: adminSiteTexts,
  icon: "file-text",
  columns: [
    { name: "key", width: "220px" },
    { name: "value", cell: ({ value }) => excerpt(value, previewed) },
    { name: "description", width: "22%", wideOnly: true },
    { name: "section", width: "110px" },
    { name: "updatedAt", cell: ({ updatedAt }) => <DateTimeText at={updatedAt} />, width: "150px", wideOnly: true },
  ],
  // the key of a text that is there is no field of its form
  canSend: ({ key, value }) => key?.trim() !== "" && Boolean(value?.trim()),
});
