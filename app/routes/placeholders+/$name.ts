import type { LoaderFunctionArgs } from "@remix-run/node";
import { blockPrint } from "#app/ui/block-print.server.ts";

/** `wheat-85.svg`: a glyph, and a hue in degrees. */
const pictureName = /^([a-z0-9-]{1,40})-(\d{1,4})\.svg$/;

export function loader({ params }: LoaderFunctionArgs) {
  const [, glyph, hue] = pictureName.exec(params["name"] ?? "") ?? [];
  if (!glyph || !hue) throw new Response(null, { status: 404 });
  return new Response(blockPrint({ glyph, hue: Number(hue) }), {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
