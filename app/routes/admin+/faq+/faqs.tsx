import { resource } from "#app/admin/resource/resource.ts";
import { faqTable } from "#app/domain/content/faqs.ts";
import { adminFaq } from "#app/i18n/admin-faq.ts";
import { excerpt } from "#app/lib/excerpt.ts";
import { Badge } from "#app/ui/badge.tsx";

/** How much of an answer the list shows, characters. */
const previewed = 120;

/** The FAQ as staff keep it. */
export const faqs = resource({
  table: faqTable,
  section: "faq",
  texts: adminFaq,
  icon: "circle-question-mark",
  columns: [
    { name: "question" },
    { name: "answer", cell: ({ answer }) => excerpt(answer, previewed), width: "30%", wideOnly: true },
    { name: "category", cell: ({ category }) => <Badge tone="plain">{category}</Badge>, width: "120px", inline: true },
    { name: "orderNumber", hasArrows: true, width: "120px" },
  ],
});
