import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { chooseZone, zoneForm } from "#app/domain/delivery/choose-zone.server.ts";
import { findZone, listZones } from "#app/domain/delivery/zones.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { isDocumentRequest, returnToPage } from "#app/http/return-to.server.ts";
import { setZoneCookie } from "#app/http/zone-cookie.server.ts";
import { type OfferedZone, offeredZone } from "#app/shop/zone/zones-offered.ts";

/** The zones to choose from, for a page that offers them; also reachable as a page of its own. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (isDocumentRequest(request)) return redirect("/delivery-zones");
  const zones: OfferedZone[] = (await listZones()).map(offeredZone);
  return Response.json(zones, { headers: { "Cache-Control": "private, max-age=60" } });
}

/** The form is on every page and accepts only a zone of the list, so a cross-site submit changes nothing of value. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await viewerOf(request);
  const form = await readForm(request, zoneForm);
  const zone = form.ok ? await findZone(form.value.zone) : null;
  if (viewer && zone) await chooseZone(viewer.id, zone.name);
  const headers = new Headers(zone ? { "Set-Cookie": setZoneCookie(zone.name) } : undefined);
  const returnTo = form.ok ? form.value.return_to : undefined;
  if (returnTo || isDocumentRequest(request)) return redirect(returnToPage(request, returnTo), { headers });
  return data({ zone: zone?.name ?? null }, { headers });
}
