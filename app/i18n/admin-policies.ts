import { contentHint, writtenSections } from "./admin-about.ts";
import { messages } from "./messages.ts";

/** The back office's policies. */
export const adminPolicies = messages({
  ...writtenSections,
  rows: ["Policies", "Policies"],
  add: ["Add Policy", "Policy dalein"],
  "add.failed": ["Failed to save policy content", "Policy ka content save nahin hua"],
  edit: ["Edit Policy", "Policy badlein"],
  "edit.failed": ["Failed to save policy content", "Policy ka content save nahin hua"],
  "field.policy_type": ["Policy", "Policy"],
  "policy_type.shipping": ["Shipping Policy", "Shipping policy"],
  "policy_type.return": ["Return Policy", "Return policy"],
  "field.title": ["Title", "Unwan"],
  "field.content": ["Content", "Matn"],
  "field.content.hint": contentHint,
});
