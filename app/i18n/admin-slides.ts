import { messages } from "./messages.ts";

/** The back office's featured slides. */
export const adminSlides = messages({
  rows: ["Featured Slides", "Featured slides"],
  none: ["No slides yet", "Abhi koi slide nahin"],
  "none.why": ["Slides stand at the top of the home page.", "Slides home page par sab se upar hoti hain."],
  failed: ["Failed to load slides", "Slides load nahin huin"],
  add: ["Add Slide", "Slide dalein"],
  "add.failed": ["The slide was not added", "Slide nahin dali ja saki"],
  edit: ["Edit Slide", "Slide badlein"],
  "edit.failed": ["The slide was not saved", "Slide save nahin hui"],
  "delete.sure": ["Delete the slide {name}?", "Slide {name} delete karein?"],
  "field.alt": ["Alt text", "Alt text"],
  "field.alt.hint": [
    "What the picture shows, for those who do not see it.",
    "Tasveer mein kya hai, un ke liye jo dekh nahin sakte.",
  ],
  "field.desktop_image_url": ["Desktop image", "Desktop ki tasveer"],
  "field.mobile_image_url": ["Mobile image", "Mobile ki tasveer"],
  "field.title": ["Title", "Unwan"],
  "field.description": ["Description", "Tafseel"],
  "field.url": ["Link", "Link"],
  "field.url.hint": [
    "A page of this shop, such as /packages, or a whole web address.",
    "Isi dukaan ka page, jaise /packages, ya poora web address.",
  ],
  "column.order": ["Order", "Number"],
});
