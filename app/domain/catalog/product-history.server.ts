import { type FieldChange, type HistoryEntry, listHistory } from "#app/domain/audit/list-history.server.ts";
import { type ProductAction, productActions } from "./product-actions.ts";
import { fieldNames, type ProductFields } from "./product-fields.ts";

type Field = keyof ProductFields;

/** What happened to a product, the latest first. */
export type ProductHistory = HistoryEntry<ProductAction, Field>[];

/** Audit entries are permanent: an unknown action of an older version counts as a change. */
const actionOf = (word: string): ProductAction => productActions.find((action) => action === word) ?? "save";

const isOfField = (change: FieldChange): change is FieldChange<Field> => Object.hasOwn(fieldNames, change.field);

/** What happened to a product, the latest first, at most 100 entries of the audit log. */
export async function listProductHistory(productId: number): Promise<ProductHistory> {
  const entries = await listHistory("product", productId);
  return entries.map(({ action, changes, ...entry }) => ({
    ...entry,
    action: actionOf(action),
    changes: changes.filter(isOfField),
  }));
}
