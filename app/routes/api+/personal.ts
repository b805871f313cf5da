import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPersonal } from "#app/pages/personal.server.ts";
import { bufferedResponse } from "#app/platform/buffered-response.ts";
import type { PersonalAnswer } from "#app/shop/shell-view.ts";

const headers = { "Content-Type": "application/json", "Cache-Control": "private, no-store", Vary: "Cookie" };

/** What this browser has of its own on a page that is the same for everybody: `?page=` is the page's path and query. No cache keeps it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const answer: PersonalAnswer = await readPersonal(request, new URL(request.url).searchParams.get("page") ?? "");
  return bufferedResponse([JSON.stringify(answer)], { headers });
}
