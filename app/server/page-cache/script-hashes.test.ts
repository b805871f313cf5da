import { expect, test } from "vitest";
import { nameScripts } from "./script-hashes.ts";

const page = '<script nonce="n1">a()</script><script nonce="n1" src="/x.js"></script><script>evil()</script><p>n1</p>';

test("only scripts that bear the page's nonce are named, and the nonce is gone", () => {
  const { html, scripts } = nameScripts(page, "n1");
  expect(html).toBe('<script>a()</script><script src="/x.js"></script><script>evil()</script><p>n1</p>');
  expect(scripts).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
});
