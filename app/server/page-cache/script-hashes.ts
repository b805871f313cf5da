import { createHash } from "node:crypto";

/**
 * Removes the nonce from a shared page and hashes the scripts that had it. An injected script without the nonce gets no hash, so
 * browsers refuse it as elsewhere.
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
