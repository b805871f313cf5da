import { messages } from "./messages.ts";

/** The back office's suggestions. */
export const adminSuggestions = messages({
  rows: ["Suggestions", "Mashwaray"],
  none: ["No suggestions here", "Yahan koi mashwara nahin"],
  "none.why": [
    "What customers write on the suggestions page is gathered here.",
    "Customers 'Mashwaray' ke page par jo likhte hain woh yahan aata hai.",
  ],
  failed: ["Failed to load suggestions", "Mashwaray load nahin huay"],
  add: ["Suggestion", "Mashwara"],
  edit: ["Suggestion", "Mashwara"],
  "edit.failed": ["Failed to update status", "Haalat nahin badli ja saki"],
  "delete.sure": ["Delete this suggestion?", "Yeh mashwara delete karein?"],
  "tab.new": ["New", "Naye"],
  "tab.reviewed": ["Reviewed", "Dekh liye"],
  "tab.implemented": ["Implemented", "Kar diye"],
  "tab.rejected": ["Rejected", "Radd"],
  "field.status": ["Status", "Haalat"],
  "set.status.reviewed": ["Mark as reviewed", "Haalat: Dekh liya"],
  "set.status.implemented": ["Mark as implemented", "Haalat: Kar diya"],
  "set.status.rejected": ["Mark as rejected", "Haalat: Radd"],
  "status.new": ["New", "Naya"],
  "status.reviewed": ["Reviewed", "Dekh liya"],
  "status.implemented": ["Implemented", "Kar diya"],
  "status.rejected": ["Rejected", "Radd"],
  "column.subject": ["Subject", "Mauzoo"],
  "column.name": ["From", "Kis ne"],
  "column.created_at": ["Written", "Kab likha"],
  "column.own.mark": ["Mark as", "Haalat badlein"],
});
