import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { chooseZone, zoneForm } from "#app/domain/delivery/choose-zone.server.ts";
import { findZone } from "#app/domain/delivery/zones.server.ts";
import { cameFrom } from "#app/http/arrival.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { viewerOf } from "#app/http/guard.server.ts";
import { rememberZone } from "#app/http/zone-of.server.ts";

/** The zone selector stands on every page and only ever names a zone of its list, so a stranger's value changes nothing. */
export async function action({ request }: ActionFunctionArgs) {
  const viewer = await viewerOf(request);
  const form = await readForm(request, zoneForm);
  const zone = form.ok ? await findZone(form.value.zone) : null;
  const back = cameFrom(request, form.ok ? form.value.return_to : undefined);
  if (!zone) return redirect(back);
  if (viewer) await chooseZone(viewer.id, zone.name);
  return redirect(back, { headers: { "Set-Cookie": rememberZone(zone.name) } });
}

export const loader = () => redirect("/");
