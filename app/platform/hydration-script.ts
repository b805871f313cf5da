/** Text as an expression of a template, each character by its number: `<` is `${"\x3c"}`. */
const expressionOf = (text: string): string =>
  `\${"${[...text].map((character) => `\\x${character.charCodeAt(0).toString(16)}`).join("")}"}`;

/**
 * The script that gives the loaders' answers to the browser's Remix, safe inside HTML: what would end the template, begin an expression in it,
 * or end the script is an expression of its own, with the backslashes before it.
 *
 * @param loaded lines of JSON without a carriage return, which a raw template holds as they are, with all their quotes and backslashes
 * @param nonce what the page's policy lets run
 */
export function hydrationScript(loaded: string, nonce: string | undefined): string {
  const raw = loaded.replace(/\\*(?:[`<]|\$\{)|\\+$/g, expressionOf);
  const controller = "window.__remixContext.streamController";
  return `<script${nonce ? ` nonce="${nonce}"` : ""}>${controller}.enqueue(String.raw\`${raw}\`);${controller}.close();</script>`;
}
