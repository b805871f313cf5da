import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { hydrationScript } from "./hydration-script.ts";

/** What the browser's Remix is given by the script. */
function givenBy(script: string): { given: string[]; isClosed: boolean } {
  const seen = { given: [] as string[], isClosed: false };
  const streamController = {
    enqueue: (text: string) => seen.given.push(text),
    close: () => {
      seen.isClosed = true;
    },
  };
  const code = script.replace(/^<script[^>]*>|<\/script>$/g, "");
  runInNewContext(code, { window: { __remixContext: { streamController } } });
  return seen;
}

test.each([
  ["plain lines", '[{"_1":2},"Aloo"]\n[3]\n'],
  ["quotes of both kinds", `["K&N's", "5\\" pan", "\\\\'"]\n`],
  ["markup", '["</script><script>alert(1)</script><!-- &amp;"]\n'],
  ["every line break there is", '["a\u2028b\u2029c\\r\\n"]\n'],
  ["templates and expressions", '["`","\u0024{alert(1)}","\\\\\u0024{0}","\\\\`","\u0024"]\n'],
  ["backslashes that are no JSON", "\\`+alert(1)+`\\\u0024{alert(1)}\\"],
  ["other scripts", '["آٹا – 5 kg 🍅"]\n'],
])("%s reach the browser's Remix as they were loaded", (_, loaded) => {
  expect(givenBy(hydrationScript(loaded, "abc="))).toEqual({ given: [loaded], isClosed: true });
});

test("nothing that was loaded can end the script or begin another", () => {
  const script = hydrationScript('["</script><!--<script>"]\n', "abc=");
  expect(script.match(/</g)).toHaveLength(2);
  expect(script).toMatch(/^<script nonce="abc=">.*<\/script>$/s);
});

test("without a nonce the script names none", () => expect(hydrationScript("[]\n", undefined)).toMatch(/^<script>window/));
