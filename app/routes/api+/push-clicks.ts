import type { ActionFunctionArgs } from "@remix-run/node";
import { clickForm, recordClick } from "#app/domain/push/record-click.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { limit } from "#app/http/limits.server.ts";

const answer = (status: number, headers?: HeadersInit) => new Response(null, { status, ...(headers && { headers }) });

/** Counts that a campaign's push was pressed (B3.14); the signed token says which, whoever is signed in. */
export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const tooMany = await limit("push-click");
  if (tooMany) return answer(429, { "Retry-After": String(tooMany.seconds) });
  const form = await readForm(request, clickForm);
  if (!form.ok) return answer(400);
  await recordClick(form.value);
  return answer(204);
}

export const loader = () => answer(405, { Allow: "POST" });
