import type { Params } from "@remix-run/react";
import { findStatement, type SavedStatement } from "#app/domain/orders/statements/save-statement.server.ts";
import { rowId } from "#app/http/search-params.server.ts";

/** The statement that an address names; throws 404 for one that is not kept. */
export async function requireStatement(params: Params): Promise<SavedStatement> {
  const id = rowId(params["statementId"]);
  const statement = id === null ? null : await findStatement(id);
  if (!statement) throw new Response(null, { status: 404 });
  return statement;
}
