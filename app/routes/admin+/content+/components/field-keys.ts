import type { adminContent } from "#app/i18n/admin-content.ts";

/** What the lists and editors of Content call the fields that the audit book names. */
export const fieldKeys: Readonly<Record<string, keyof typeof adminContent.en>> = {
  title: "field.title",
  titleUr: "field.title_ur",
  description: "field.description",
  descriptionUr: "field.description_ur",
  imageUrl: "field.image",
  order: "column.order",
  active: "column.state",
  isActive: "column.state",
  featured: "column.state",
  sectionTitle: "field.title",
  sectionTitleUr: "field.title_ur",
  sectionContent: "field.content",
  sectionContentUr: "field.content_ur",
  sectionOrder: "field.order",
  content: "field.content",
  contentUr: "field.content_ur",
};
