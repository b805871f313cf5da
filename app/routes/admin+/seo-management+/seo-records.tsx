import { resource } from "#app/admin/resource/resource.ts";
import { seoTable } from "#app/domain/seo/seo-records.ts";
import { adminSeo } from "#app/i18n/admin-seo.ts";
import { RecordMaker } from "./components/record-maker.tsx";
import { SeoActions } from "./components/seo-actions.tsx";
import { SeoCards } from "./components/seo-cards.tsx";
import { SeoLength, SeoRecordPage } from "./components/seo-record-page.tsx";
import { SeoTemplates } from "./components/seo-templates.tsx";

/** The SEO records as staff keep them. */
export const seoRecords = resource({
  table: seoTable,
  section: "seo-management",
  texts: adminSeo,
  icon: "search",
  stats: () => <SeoCards />,
  toolbar: ({ mayEdit }) => <SeoActions mayEdit={mayEdit} />,
  below: () => <SeoTemplates />,
  about: (record) => <SeoRecordPage record={record} />,
  underField: {
    metaTitle: ({ values }) => <SeoLength text={values["meta_title"] ?? ""} />,
    metaDescription: ({ values }) => <SeoLength text={values["meta_description"] ?? ""} />,
  },
  columns: [
    { name: "pageName" },
    { name: "pageType", width: "100px" },
    { name: "metaTitle", width: "32%" },
    { name: "own.made", cell: (record) => <RecordMaker record={record} />, width: "140px", wideOnly: true },
    { name: "isActive", width: "100px" },
  ],
});
