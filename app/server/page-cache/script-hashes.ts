import { createHash } from "node:crypto";

/**
 * Takes the nonce out of a page that many will get, and names the scripts that bore it by what they say. A script that
 * found its way into the page without the nonce gets no name, so browsers refuse it here as they do elsewhere.
 *
 * @returns the page, and sources for the `script-src` of its policy
 */
export function nameScripts(html: string, nonce: string): { html: string; scripts: string[] } {
  const ours = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (const [, attributes, code] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (code && attributes?.includes(ours)) scripts.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return { html: html.replaceAll(ours, ""), scripts: [...scripts] };
}
