import type { LoaderFunctionArgs } from "@remix-run/node";
import { qrOf } from "#app/components/order-document/codes.ts";
import { findRaastCode } from "#app/domain/settings/payees.server.ts";
import { requireCustomer } from "#app/http/guard.server.ts";
import { encodeOwnSvg } from "#app/platform/images.server.ts";

/** Pixels per module: large enough for a scanner at arm's length, and for a saved picture in a bank's app. */
const scale = 8;

/** The shop's static Raast code as a picture. Its address contains a hash of the contents, so browsers cache it. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireCustomer(request);
  const code = await findRaastCode();
  if (!code) throw new Response(null, { status: 404 });
  const { width, height, path } = qrOf(code, "");
  const size = `width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${path}"/></svg>`;
  return new Response(new Uint8Array(await encodeOwnSvg(svg)), {
    headers: { "Content-Type": "image/png", "Cache-Control": "private, max-age=86400" },
  });
}
