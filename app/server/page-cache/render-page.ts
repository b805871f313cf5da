import { createHash, randomBytes } from "node:crypto";
import { inRequestScope, requestScope } from "#app/platform/request-scope.server.ts";
import { newRequestId } from "../request-id.ts";
import type { CachedPage } from "./page-store.ts";
import { withPersonalScript } from "./personal-script.ts";
import { nameScripts } from "./script-hashes.ts";
import type { SharedAddress } from "./shared-address.ts";

/** Makes one page, as Remix does. */
export type Render = (request: Request, page: { cspNonce: string; requestId: string; address: string }) => Promise<Response>;

/** A page that was made: its answer's status and headers, whether others may have it, and whether a part could not be read. */
export type RenderedPage = CachedPage & { status: number; isForAll: boolean; isPartial: boolean };

/** The dependencies of rendering shared pages: the page handler, and the common response headers. */
export type Rendering = {
  render: Render;
  headers: readonly string[];
  policyOf: (scripts: readonly string[]) => string;
};

/** Renders a page for an anonymous browser, with no cookie but the language. `origin` is used in absolute links. */
export async function renderPage(
  { path, lang }: Pick<SharedAddress, "path" | "lang">,
  origin: string,
  { render, headers, policyOf }: Rendering,
): Promise<RenderedPage> {
  const at = performance.now();
  const [cspNonce, requestId] = [randomBytes(16).toString("base64"), newRequestId()];
  const request = new Request(new URL(path, origin), { headers: { Accept: "text/html", Cookie: `lang=${lang}` } });
  const { answer, body, isPartial } = await inRequestScope({ requestId, address: "", isShared: true }, async () => {
    const rendered = await render(request, { cspNonce, requestId, address: "" });
    return { answer: rendered, body: await rendered.text(), isPartial: requestScope()?.isPartial ?? false };
  });
  const { html, scripts } = nameScripts(withPersonalScript(body), cspNonce);
  const own = [...answer.headers].filter(([name]) => !["content-length", "etag", "vary"].includes(name)).flat();
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  return {
    at,
    status: answer.status,
    isForAll: answer.status === 200 && !answer.headers.has("Set-Cookie"),
    isPartial,
    html: Buffer.from(html),
    headers: [...headers, ...own, "Content-Security-Policy", policyOf(scripts), "Vary", "Accept-Encoding, Cookie"],
    etag,
    products: new Set(Array.from(html.matchAll(/\/product\/(\d+)/g), ([, id = ""]) => id)),
    showsPackages: /\/package\/\d/.test(html) || path.startsWith("/package"),
    small: new Map(),
  };
}
