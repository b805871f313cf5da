import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { protocol, type Session } from "electron";
import { ownPagePolicy, printPagePolicy } from "./page-policies.ts";

/** The scheme of the program's own pages, and their origin in Chromium's notation. */
export const ownScheme = "taaza-window";
export const ownOrigin = `${ownScheme}://pages`;
const printHost = "print";

/** Called before the program is ready: pages of the scheme get an origin like web pages, and no other privilege. */
export function registerOwnScheme(): void {
  protocol.registerSchemesAsPrivileged([{ scheme: ownScheme, privileges: { standard: true, secure: true } }]);
}

const types: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", css: "text/css" };
const file = /^\/((?:setup|offline|printers|pages)\.(html|js|css))$/;

const answer = (body: string, type: string, csp: string): Response =>
  new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8`, "Content-Security-Policy": csp } });

const missing = (): Response => new Response(null, { status: 404 });

/** The address of one of the program's own pages. */
export const ownPage = (name: "setup" | "offline" | "printers"): string => `${ownOrigin}/${name}.html`;

/** Serves the program's own pages from a folder: those few, by name, and no other file. */
export function serveOwnPages(session: Session, folder: string): void {
  session.protocol.handle(ownScheme, async ({ url }) => {
    const { hostname, pathname } = new URL(url);
    const [, name, ending] = file.exec(pathname) ?? [];
    if (hostname !== "pages" || !name || !ending) return missing();
    return answer(await readFile(join(folder, name), "utf8"), types[ending]!, ownPagePolicy);
  });
}

/** The address of a job's page in the session of prints. */
export const printPage = (jobId: string): string => `${ownScheme}://${printHost}/${jobId}`;

/** Serves the pages of jobs. They run no script and load nothing: the printed document is exactly the submitted one. */
export function servePrintPages(session: Session, pageOf: (jobId: string) => string | null): void {
  session.protocol.handle(ownScheme, async ({ url }) => {
    const { hostname, pathname } = new URL(url);
    const html = hostname === printHost ? pageOf(pathname.slice(1)) : null;
    return html === null ? missing() : answer(html, "text/html", printPagePolicy);
  });
}
