import type { LoaderFunctionArgs } from "@remix-run/node";
import { countParts, listSitemapEntries, type SitemapEntry } from "#app/domain/seo/list-sitemap-entries.server.ts";
import { canonical } from "#app/http/canonical.server.ts";
import { rowId } from "#app/http/search-params.server.ts";

const namespace = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;
const head = `<?xml version="1.0" encoding="UTF-8"?>\n`;

/** Every page for search engines; a catalogue too large for one file gets an index of its parts. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("part");
  const parts = await countParts();
  if (asked === null && parts > 1) return xml(index(request, parts));
  const part = asked === null ? 1 : rowId(asked);
  if (!part || part > parts) throw new Response(null, { status: 404 });
  return xml(streamOf(pieces(request, part)));
}

const xml = (body: BodyInit) =>
  new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" } });

function index(request: Request, parts: number): string {
  const entries = Array.from({ length: parts }, (_, at) => {
    const address = inXml(canonical(request, `/sitemap.xml?part=${at + 1}`));
    return `<sitemap><loc>${address}</loc></sitemap>\n`;
  });
  return `${head}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}

async function* pieces(request: Request, part: number): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  for await (const addresses of listSitemapEntries(part)) yield addresses.map((address) => entry(request, address)).join("");
  yield "</urlset>\n";
}

function entry(request: Request, { path, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${inXml(canonical(request, path))}</loc>${changed}</url>\n`;
}

const inXml = (address: string) => address.replaceAll("&", "&amp;").replaceAll("'", "&apos;");

/** Streamed with backpressure, so that a large part is never in memory as a whole. */
function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
