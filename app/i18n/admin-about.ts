import { messages } from "./messages.ts";

/** The sentences that the sections of the about page and of the policies share. */
export const writtenSections = {
  none: ["Nothing written yet", "Abhi kuch likha nahin"],
  "none.why": ["What is written here stands on a page of its own.", "Yahan jo likhein woh apnay page par aata hai."],
  failed: ["Error: Failed to load content", "Ghalati: content load nahin hua"],
  "delete.sure": ["Delete {name}?", "{name} delete karein?"],
  "tab.active": ["Active", "Chalu"],
  "tab.inactive": ["Inactive", "Band"],
  "field.is_active": ["Active", "Chalu"],
  "state.is_active.on": ["Active", "Chalu"],
  "state.is_active.off": ["Inactive", "Band"],
  "column.is_active": ["State", "Haalat"],
} as const;

/** How the text of a section may be written. */
export const contentHint = [
  "A line break is a new line. **Bold**, lists and [links](/packages) work.",
  "Nayi line nayi hi rehti hai. **Mota**, list aur [link](/packages) chaltay hain.",
] as const;

/** The back office's about page. */
export const adminAbout = messages({
  ...writtenSections,
  rows: ["About Page", "About page"],
  add: ["Add Section", "Hissa dalein"],
  "add.failed": ["Failed to save about content", "About ka content save nahin hua"],
  edit: ["Edit Section", "Hissa badlein"],
  "edit.failed": ["Failed to save about content", "About ka content save nahin hua"],
  "field.section_title": ["Title", "Unwan"],
  "field.section_content": ["Content", "Matn"],
  "field.section_content.hint": contentHint,
  "field.image_url": ["Image", "Tasveer"],
  "field.section_order": ["Order", "Number"],
});
