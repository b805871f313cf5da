import { messages } from "./messages.ts";

/** The tabs of Contact Management. */
export const adminContact = messages({
  tabs: ["Parts of Contact Management", "Contact ke hissay"],
  "tab.messages": ["Contact Messages", "Contact ke paighamat"],
  "tab.texts": ["Site Content", "Site ka matn"],
  "status-of": ["Status of the message from {name}", "{name} ke paigham ki haalat"],
});

/** What visitors wrote to the shop. */
export const adminContactMessages = messages({
  rows: ["Contact messages", "Contact ke paighamat"],
  failed: ["Failed to load data", "Data load nahin hua"],
  none: ["No messages here", "Yahan koi paigham nahin"],
  "none.why": [
    "What visitors write on the contact page is gathered here.",
    "Log contact ke page par jo likhte hain woh yahan aata hai.",
  ],
  add: ["Message", "Paigham"],
  edit: ["Message", "Paigham"],
  "edit.failed": ["Failed to update message status", "Paigham ki haalat nahin badli"],
  "delete.sure": ["Delete this message?", "Yeh paigham delete karein?"],
  "tab.new": ["New", "Naye"],
  "tab.in_progress": ["In progress", "Jaari"],
  "tab.resolved": ["Resolved", "Nipta diye"],
  "field.status": ["Status", "Haalat"],
  "status.new": ["New", "Naya"],
  "status.in_progress": ["In progress", "Jaari"],
  "status.resolved": ["Resolved", "Nipta diya"],
  "set.status.new": ["Set to New", "Haalat: Naya"],
  "set.status.in_progress": ["Set to In progress", "Haalat: Jaari"],
  "set.status.resolved": ["Set to Resolved", "Haalat: Nipta diya"],
  "column.id": ["No.", "No."],
  "column.name": ["From", "Kis ne"],
  "column.email": ["Answer to", "Jawab kahan"],
  "column.message": ["Message", "Paigham"],
  "column.created_at": ["Written", "Kab likha"],
});

/** The texts that pages of the shop read by their keys. */
export const adminSiteTexts = messages({
  rows: ["Site texts", "Site ke matn"],
  failed: ["Failed to load data", "Data load nahin hua"],
  none: ["No texts yet.", "Abhi koi matn nahin."],
  "none.why": [
    "Sentences that pages of the shop show, such as the opening hours, are kept here by their keys.",
    "Woh jumle jo dukaan ke pages par nazar aate hain, jaise khulne ka waqt, yahan apni key ke saath rehte hain.",
  ],
  add: ["Add Text", "Matn daalein"],
  "add.failed": ["Failed to create text", "Matn nahin bana"],
  edit: ["Edit Text", "Matn badlein"],
  "edit.failed": ["Failed to update text", "Matn save nahin hua"],
  "delete.sure": ["Delete this text?", "Yeh matn delete karein?"],
  "field.key": ["Key", "Key"],
  "field.key.hint": [
    "The name by which a page asks for it; it cannot be changed later.",
    "Jis naam se page is ko mangta hai; baad mein nahin badalta.",
  ],
  "field.value": ["Content", "Matn"],
  "field.description": ["Description", "Tafseel"],
  "field.section": ["Section", "Hissa"],
  "section.general": ["general", "general"],
  "section.contact": ["contact", "contact"],
  "section.home": ["home", "home"],
  "section.products": ["products", "products"],
  "column.updated_at": ["Changed", "Kab badla"],
});
