import type { LoaderFunctionArgs } from "@remix-run/node";
import { qrOf } from "#app/components/order-document/codes.ts";
import { findWhatsappSettings, whatsappGatewayOf } from "#app/domain/settings/whatsapp-settings.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { readOrNull } from "#app/http/read-or-null.server.ts";
import { readGatewayQr } from "#app/platform/whatsapp-gateway.server.ts";

/** The code is a password for some seconds: nothing on its way keeps it, and as a picture of its own it runs nothing. */
const headers = { "Cache-Control": "no-store", "Content-Security-Policy": "sandbox", "X-Content-Type-Options": "nosniff" };

const svgOf = (text: string): string => {
  const { width, height, path } = qrOf(text, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path d="${path}"/></svg>`;
};

/** The code that signs the shop's phone in, as a picture; 404 while there is none. It needs the right to edit. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "whatsapp", "edit");
  const gateway = whatsappGatewayOf(await findWhatsappSettings());
  const answer = gateway && (await readOrNull(readGatewayQr(gateway)));
  if (answer?.kind === "picture") {
    return new Response(new Uint8Array(answer.png), { headers: { ...headers, "Content-Type": "image/png" } });
  }
  if (answer?.kind !== "text") return new Response(null, { status: 404, headers });
  return new Response(svgOf(answer.text), { headers: { ...headers, "Content-Type": "image/svg+xml" } });
}
