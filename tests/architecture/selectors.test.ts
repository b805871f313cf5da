// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the source under test has a template of its own
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Class names that are put together at run time, by how they begin, with where the rest comes from. */
const families = {
  "badge-": "the tone of a badge",
  "chat-": "who wrote",
  "gradient-": "a gradient that staff chose",
  "notice-": "the tone of a notice",
  "pay-with-": "a payment method",
  "toast-": "the tone of a toast",
};

const listed = (...folders: string[]): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);

/** The words of all strings and attributes of a source; what stands in a comment or is a name does not make a class used. */
function wordsOf(path: string, text: string): string[] {
  if (path.endsWith(".html")) return text.split(/[^\w-]+/);
  const kind = path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node) ||
      (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)); // the key of a table of class names
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) found.push(node.name.text);
    else if (isText) found.push(...(node as ts.LiteralLikeNode).text.split(/[^\w-]+/));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

/** The class names that a style sheet styles. */
const classesOf = (css: string): Set<string> =>
  new Set(
    Array.from(
      css
        .replace(/\/\*.*?\*\//gs, "")
        .replace(/url\([^)]*\)|"[^"]*"/g, "")
        .matchAll(/\.([A-Za-z_](?:[\w-]|\\.)*)/g),
      ([, name = ""]) => name.replaceAll("\\", ""),
    ),
  );

test("every class that a style sheet styles is named by somebody", () => {
  const sources = listed("app", "desktop").filter((path) => /\.(tsx?|mjs|html)$/.test(path) && !/\.test\.tsx?$/.test(path));
  const used = new Set(sources.flatMap((path) => wordsOf(path, readFileSync(path, "utf8"))));
  const styled = listed("app", "desktop")
    .filter((path) => path.endsWith(".css"))
    .flatMap((path) => [...classesOf(readFileSync(path, "utf8"))].map((name) => ({ path, name })));
  const isComposed = (name: string): boolean => Object.keys(families).some((start) => name.startsWith(start));
  expect(styled.length).toBeGreaterThan(700);
  expect(styled.filter(({ name }) => !used.has(name) && !isComposed(name)).map(({ path, name }) => `${path}: .${name}`)).toEqual(
    [],
  );
  for (const start of Object.keys(families))
    expect(
      styled.some(({ name }) => name.startsWith(start) && !used.has(name)),
      start,
    ).toBe(true);
});

test("a class is used by a string of a source, not by a comment or a name", () => {
  const source = '// gone\nconst row = <p className={`on is-${tone}`}>{"two"}</p>; gone();';
  expect(wordsOf("a.tsx", source)).toEqual(expect.arrayContaining(["on", "is-", "two"]));
  expect(wordsOf("a.tsx", source)).not.toContain("gone");
  expect([...classesOf('.a .b-c:not(.d) { background: url("x.png") } /* .e */ .w-1\\/2 { margin: .5px }')]).toEqual([
    ...["a", "b-c", "d", "w-1/2"],
  ]);
});
