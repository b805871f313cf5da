import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { protocol, type Session } from "electron";
import { ownPagePolicy, printPagePolicy } from "./page-policies.ts";

/** The scheme of the program's own pages, and their origin as Chromium names it. */
export const ownScheme = "taaza-window";
export const ownOrigin = `${ownScheme}://pages`;
const printHost = "print";

/** Before the program is ready: pages of the scheme have an origin like those of the web, and no more than that. */
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

/** Answers for the program's own pages with the files of a folder: those few, by name, and nothing else of the disk. */
export function serveOwnPages(session: Session, folder: string): void {
  session.protocol.handle(ownScheme, async ({ url }) => {
    const { hostname, pathname } = new URL(url);
    const [, name, ending] = file.exec(pathname) ?? [];
    if (hostname !== "pages" || !name || !ending) return missing();
    return answer(await readFile(join(folder, name), "utf8"), types[ending]!, ownPagePolicy);
  });
}

/** Where the session of prints finds the page of a job. */
export const printPage = (jobId: string): string => `${ownScheme}://${printHost}/${jobId}`;

/** Answers for the pages of jobs. They run no script and load nothing: what is printed is what was handed over. */
export function servePrintPages(session: Session, pageOf: (jobId: string) => string | null): void {
  session.protocol.handle(ownScheme, async ({ url }) => {
    const { hostname, pathname } = new URL(url);
    const html = hostname === printHost ? pageOf(pathname.slice(1)) : null;
    return html === null ? missing() : answer(html, "text/html", printPagePolicy);
  });
}
