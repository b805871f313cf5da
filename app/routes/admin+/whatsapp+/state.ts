import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { checkConnection } from "#app/domain/messaging/check-connection.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";

/** The state of the connection as it is now; null when it could not be read. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "whatsapp");
  return data(await readOrNull(checkConnection()), { headers: { "Cache-Control": "no-store" } });
}
