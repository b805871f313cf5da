import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { chooseZone, zoneForm } from "#app/domain/delivery/choose-zone.server.ts";
import { findZone, listZones } from "#app/domain/delivery/zones.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { isDocumentRequest, returnToPage } from "#app/http/return-to.server.ts";
import { setZoneCookie } from "#app/http/zone-cookie.server.ts";
import type { OfferedZone } from "#app/shop/zone/zones-offered.ts";

/** The zones to choose from, for a page that offers them; whoever opens the address gets them as a page. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (isDocumentRequest(request)) return redirect("/delivery-zones");
  const zones: OfferedZone[] = (await listZones()).map(({ name, charge, freeAbove }) => ({ name, charge, freeAbove }));
  return Response.json(zones, { headers: { "Cache-Control": "private, max-age=60" } });
}

/** The choice stands on every page and only ever names a zone of its list, so a stranger's value changes nothing. */
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
