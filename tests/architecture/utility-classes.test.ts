// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the source under test has a template of its own
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { compile } from "tailwindcss";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const resolvePackage = createRequire(import.meta.url).resolve;

/** Class names of one file, as far as its source writes them whole. */
type Classes = { file: string; names: readonly string[] };

const classes: Classes[] = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => join("app", file))
  .map((file) => ({ file, names: classNames(file, readFileSync(file, "utf8")) }));

describe("every class name makes CSS", () => {
  test("on the pages of customers and of staff", async () => {
    const ofAll = await classesStyledBy("app/ui/styles/tailwind.css");
    const shop = new Set([...ofAll, ...(await classesStyledBy("app/shop/language/custom-words.css"))]);
    const admin = await classesStyledBy("app/ui/styles/admin-pages.css");
    expect(
      classes.flatMap(({ file, names }) =>
        names.filter((name) => !shop.has(name) && !(isAdmin(file) && admin.has(name))).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
  });

  test("a class name is read from every branch of a className, and not from the conditions", () => {
    const source =
      'const a = <p className={x === "y" ? "one two" : `three three-${x}`} />; const { className = "four" } = props;';
    expect(classNames("a.tsx", source)).toEqual(["one", "two", "three", "four"]);
  });

  test("a utility that the theme does not have is caught", async () => {
    expect([...(await compiled("app/ui/styles/tailwind.css", ["max-w-xl-unknown", "sr-only"]))]).not.toContain(
      "max-w-xl-unknown",
    );
  });
});

/** Only pages of the back office load its style sheet. */
function isAdmin(file: string): boolean {
  return file.startsWith("app/admin/") || file.startsWith("app/routes/admin+/");
}

/** The classes of a style sheet, with the utilities of the files that its `@source` rules cover. */
async function classesStyledBy(sheet: string): Promise<Set<string>> {
  const sources = [...readFileSync(sheet, "utf8").matchAll(/^@source (not )?"(.+)";$/gm)];
  const isSource = (file: string, isExcluded: boolean) =>
    sources.some(([, not, glob = ""]) => Boolean(not) === isExcluded && toPattern(join(dirname(sheet), glob)).test(file));
  const covered = classes.filter(({ file }) => isSource(file, false) && !isSource(file, true));
  return compiled(
    sheet,
    covered.flatMap(({ names }) => names),
  );
}

/** A glob as a regular expression, as far as the style sheets use globs. */
function toPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+$()]/g, "\\$&")
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(",", "|")})`)
    .replace(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(.*/)?"));
  return new RegExp(`^${source}$`);
}

/** The class names in the CSS that Tailwind makes of a style sheet and candidates. */
async function compiled(sheet: string, candidates: string[]): Promise<Set<string>> {
  const { build } = await compile(readFileSync(sheet, "utf8"), {
    base: resolve(dirname(sheet)),
    async loadStylesheet(id, base) {
      const path = id.startsWith(".") ? resolve(base, id) : resolvePackage(id);
      return { path, base: dirname(path), content: readFileSync(path, "utf8") };
    },
  });
  const names = build(candidates).matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set(Array.from(names, ([, name = ""]) => name.replace(/\\(.)/g, "$1")));
}

/** The class names of every `className` in a source; a name that is put together at run time is left out. */
function classNames(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const collect = (node: ts.Node): void => {
    const words = "text" in node ? String(node.text).split(/\s+/) : [];
    if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText())) return;
    if (ts.isConditionalExpression(node)) {
      collect(node.whenTrue);
      collect(node.whenFalse);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(...words);
    else if (ts.isTemplateHead(node)) found.push(...words.slice(0, -1));
    else if (ts.isTemplateMiddle(node)) found.push(...words.slice(1, -1));
    else if (ts.isTemplateTail(node)) found.push(...words.slice(1));
    else ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isJsxAttribute(node) || ts.isBindingElement(node) || ts.isVariableDeclaration(node);
    if (isNamed && /(^c|C)lass(Name|es)$/.test(node.name.getText()) && node.initializer) collect(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter(Boolean);
}
