import { messages } from "./messages.ts";

/** The back office's promotional banners. */
export const adminBanners = messages({
  rows: ["Promotional Banners", "Promotional banners"],
  none: ["No banners yet", "Abhi koi banner nahin"],
  "none.why": ["Banners stand between the shelves of the home page.", "Banner home page par cheezon ke darmiyan hotay hain."],
  failed: ["Failed to load banners", "Banners load nahin huay"],
  add: ["Add Banner", "Banner dalein"],
  "add.failed": ["Failed to add new banner", "Naya banner nahin dala ja saka"],
  edit: ["Edit Banner", "Banner badlein"],
  "delete.sure": ["Delete the banner {name}?", "Banner {name} delete karein?"],
  "tab.active": ["Active", "Chalu"],
  "tab.inactive": ["Inactive", "Band"],
  "field.title": ["Title", "Unwan"],
  "field.description": ["Description", "Tafseel"],
  "field.image_url": ["Image", "Tasveer"],
  "field.link_url": ["Link URL", "Link ka address"],
  "field.link_url.hint": [
    "A page of this shop, such as /packages, or a whole web address.",
    "Isi dukaan ka page, jaise /packages, ya poora web address.",
  ],
  "field.link_text": ["Link text", "Link par likha"],
  "field.active": ["Active", "Chalu"],
  "state.active.on": ["Active", "Chalu"],
  "state.active.off": ["Inactive", "Band"],
  "column.link_url": ["Link", "Link"],
  "column.active": ["State", "Haalat"],
  "column.created_at": ["Added", "Kab dala"],
});
