import { type AuditLogEntry, readAuditLog } from "#app/domain/audit/read-audit-log.server.ts";
import { type ProductAction, productActions } from "./product-actions.ts";
import { fieldNames, type ProductFields } from "./product-fields.ts";

/** One field that changed; its values as in the audit log, null where there was none. */
export type ProductChange = { field: keyof ProductFields; before: unknown; after: unknown };

/** One audit entry of a product: who did what when. `who` is null for the system; an insert has no values before. */
export type ProductHistoryEntry = {
  id: number;
  at: Date;
  who: string | null;
  action: ProductAction;
  isNew: boolean;
  changes: ProductChange[];
};

/** Audit entries are permanent: an unknown action of an older version counts as a change. */
const actionOf = (word: string): ProductAction => productActions.find((action) => action === word) ?? "save";

const isField = (name: string): name is keyof ProductFields => Object.hasOwn(fieldNames, name);

function changesOf({ before, after }: AuditLogEntry): ProductChange[] {
  if (!before) return [];
  return Object.keys(after ?? {})
    .filter(isField)
    .map((field) => ({ field, before: before[field] ?? null, after: after?.[field] ?? null }));
}

/** What happened to a product, the latest first, at most 100 entries of the audit log. */
export async function listProductHistory(productId: number): Promise<ProductHistoryEntry[]> {
  const entries = await readAuditLog({ entity: "product", rows: [{ id: productId }] });
  return entries.map((entry) => ({
    ...{ id: entry.id, at: entry.at, who: entry.who, action: actionOf(entry.action), isNew: entry.before === null },
    changes: changesOf(entry),
  }));
}
