import type { LoaderFunctionArgs } from "@remix-run/node";
import { qrModules } from "#app/components/order-document/codes.ts";
import { findRaastCode } from "#app/domain/settings/payees.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { bitmapPng } from "#app/platform/bitmap-png.server.ts";

/** Pixels per module: large enough for a scanner at arm's length, and for a saved picture in a bank's app. */
const scale = 8;

/** The shop's static Raast code as a picture. Its address contains a hash of the contents, so browsers cache it. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireCustomer(request);
  const code = await findRaastCode();
  if (!code) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(bitmapPng(qrModules(code), scale)), {
    headers: { "Content-Type": "image/png", "Cache-Control": "private, max-age=86400" },
  });
}
