import { messages } from "./messages.ts";

/** What the sections of the about page and of the policies say alike. */
const shared = {
  none: ["Nothing written yet", "Abhi kuch likha nahin"],
  "none.why": ["What is written here stands on a page of its own.", "Yahan jo likhein woh apnay page par aata hai."],
  failed: ["Error: Failed to load content", "Ghalati: content load nahin hua"],
  "delete.sure": ["Delete {name}?", "{name} delete karein?"],
  "tab.active": ["Active", "Chalu"],
  "tab.inactive": ["Inactive", "Band"],
  "field.is_active": ["Active", "Chalu"],
  "is_active.on": ["Active", "Chalu"],
  "is_active.off": ["Inactive", "Band"],
  "column.is_active": ["State", "Haalat"],
} as const;

const title = ["Title", "Unwan"] as const;
const content = ["Content", "Matn"] as const;
const contentHint = [
  "A line break is a new line. **Bold**, lists and [links](/packages) work.",
  "Nayi line nayi hi rehti hai. **Mota**, list aur [link](/packages) chaltay hain.",
] as const;

/** The back office's about page. */
export const adminAbout = messages({
  ...shared,
  rows: ["About Page", "About page"],
  add: ["Add Section", "Hissa dalein"],
  "add.failed": ["Failed to save about content", "About ka content save nahin hua"],
  edit: ["Edit Section", "Hissa badlein"],
  "edit.failed": ["Failed to save about content", "About ka content save nahin hua"],
  "field.section_title": title,
  "field.section_content": content,
  "field.section_content.hint": contentHint,
  "field.image_url": ["Image", "Tasveer"],
  "field.section_order": ["Order", "Number"],
});

/** The back office's policies. */
export const adminPolicies = messages({
  ...shared,
  rows: ["Policies", "Policies"],
  add: ["Add Policy", "Policy dalein"],
  "add.failed": ["Failed to save policy content", "Policy ka content save nahin hua"],
  edit: ["Edit Policy", "Policy badlein"],
  "edit.failed": ["Failed to save policy content", "Policy ka content save nahin hua"],
  "field.policy_type": ["Policy", "Policy"],
  "policy_type.shipping": ["Shipping Policy", "Shipping policy"],
  "policy_type.return": ["Return Policy", "Return policy"],
  "field.title": title,
  "field.content": content,
  "field.content.hint": contentHint,
});
