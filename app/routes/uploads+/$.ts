import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPicture } from "#app/domain/media/find-picture.server.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const upload = await findPicture(params["*"] ?? "");
  if (!upload) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(upload.bytes), {
    headers: {
      "Content-Type": upload.type,
      "Content-Length": String(upload.bytes.length),
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
