/** What would end a string in single quotes, the script around it, or a line; Remix's encoding holds no other control character. */
const escapes: Record<string, string> = {
  "'": "\\'",
  "\\": "\\\\",
  "\n": "\\n",
  "<": "\\x3c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * The script that gives the loaders' answers to the browser's Remix, safe inside HTML.
 *
 * @param loaded lines of JSON, which a string in single quotes can hold nearly as they are
 * @param nonce what the page's policy lets run
 */
export function hydrationScript(loaded: string, nonce: string | undefined): string {
  const literal = loaded.replace(/['\\\n<\u2028\u2029]/g, (character) => escapes[character] ?? "");
  const controller = "window.__remixContext.streamController";
  return `<script${nonce ? ` nonce="${nonce}"` : ""}>${controller}.enqueue('${literal}');${controller}.close();</script>`;
}
