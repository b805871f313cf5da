// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the planted offences are source text with templates of their own
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { Message } from "#app/i18n/messages.ts";

type Sentences = Readonly<Record<string, Message>>;
type Source = { file: string; text: string };

const i18n = "app/i18n";
const catalogues = readdirSync(i18n)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .filter((file) => /= messages\(/.test(readFileSync(join(i18n, file), "utf8")))
  .map((file) => basename(file, ".ts"));
const sources = ["app", "desktop", "prisma"].filter(existsSync).flatMap(sourcesIn);

describe("A1.04 every sentence is there in both languages", () => {
  test("the catalogues are found", () => {
    expect(catalogues.length).toBeGreaterThan(50);
  });

  test.each(catalogues)("catalogue %s says the same things with the same values", async (catalogue) => {
    const { en, ur } = await readCatalogue(catalogue);
    expect(differences(en, ur)).toEqual([]);
  });

  test("a missing key, another gap, another plural and an empty sentence are caught", () => {
    expect(differences({ a: "x", b: "x" }, { a: "y" })).toEqual(["b: only in one language"]);
    expect(differences({ a: "{n} left" }, { a: "{count} left" })).toEqual(["a: other gaps"]);
    expect(differences({ a: { one: "1", other: "{n}" } }, { a: "{n}" })).toEqual(["a: plural in one language"]);
    expect(differences({ a: "x" }, { a: " " })).toEqual(["a: empty"]);
    expect(differences({ a: { one: "1", other: "{n}" } }, { a: { one: "aik", other: "{n}" } })).toEqual([]);
  });
});

describe("no sentence is kept that nobody says", () => {
  const said = spoken(sources);

  test.each(catalogues)("every key of catalogue %s is used", async (catalogue) => {
    const { en } = await readCatalogue(catalogue);
    expect(Object.keys(en).filter((key) => !said(key))).toEqual([]);
  });

  test("a key counts as used when written whole, or built from a prefix that ends in a dot", () => {
    const used = spoken([
      { file: "a.tsx", text: "t('cart.items'); t(`status.${to}.help`); t(`${any}`); t(`x${any}`); // 'cart.note'" },
    ]);
    expect(["cart.items", "status.pending.help"].filter(used)).toHaveLength(2);
    expect(["cart.item", "cart.note", "status.pending", "x-ray", "other"].filter(used)).toEqual([]);
  });
});

describe("A1.04 no text is written in a component", () => {
  const components = sources.filter(({ file }) => file.startsWith("app/") && file.endsWith(".tsx"));

  test("every text and label of every component comes from a catalogue", () => {
    expect(components.flatMap(writtenText)).toEqual([]);
  });

  test.each([
    "<p>Add to cart</p>",
    "<p>{count} items</p>",
    '<p>{"Add"}</p>',
    "<p>{`Add ${name}`}</p>",
    '<p>{open ? "Open" : t("closed")}</p>',
    '<p>{open && "Open"}</p>',
    '<p>{name ?? "Nobody"}</p>',
    '<input placeholder="Search" />',
    '<button aria-label={"Close"} />',
    "<img alt={`Picture of ${name}`} />",
    '<Field label={wide ? "Full name" : t("name")} />',
    'export const meta = () => [{ title: "Cart" }]; <p />',
    "<p>سبزی</p>",
  ])("%s is caught", (text) => {
    expect(writtenText({ file: "a.tsx", text })).toHaveLength(1);
  });

  test.each([
    "<p>{t('add')}&nbsp;· {price} × 2</p>",
    '<p className="wide">{" "}→</p>',
    '<img alt="" src="/logo.svg" />',
    '<p title={t("add")}>{kind === "kg" ? price : null}</p>',
    '<p>{rows.map((row) => <Row key={`row-${row}`} kind="plain" />)}</p>',
    'export const meta = () => [{ title: t("cart"), name: "robots" }]; <p />',
  ])("%s is allowed", (text) => {
    expect(writtenText({ file: "a.tsx", text })).toEqual([]);
  });
});

function sourcesIn(folder: string): Source[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
  const unread = [i18n, "app/generated", "prisma/migrations"];
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !unread.some((start) => file.startsWith(start)))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

async function readCatalogue(catalogue: string): Promise<{ en: Sentences; ur: Sentences }> {
  const joined: Record<string, { en: Sentences; ur: Sentences }> = await import(`../../app/i18n/${catalogue}.ts`);
  const name = catalogue.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(Object.keys(joined), `app/i18n/${catalogue}.ts exports ${name}`).toContain(name);
  return joined[name]!;
}

function differences(en: Sentences, ur: Sentences): string[] {
  return [...new Set([...Object.keys(en), ...Object.keys(ur)])].flatMap((key) => {
    const [ours, theirs] = [en[key], ur[key]];
    if (ours === undefined || theirs === undefined) return [`${key}: only in one language`];
    if (typeof ours !== typeof theirs) return [`${key}: plural in one language`];
    if ([...forms(ours), ...forms(theirs)].some((form) => form.trim() === "")) return [`${key}: empty`];
    return gaps(ours) === gaps(theirs) ? [] : [`${key}: other gaps`];
  });
}

function forms(sentence: Message): string[] {
  return typeof sentence === "string" ? [sentence] : [sentence.one, sentence.other];
}

function gaps(sentence: Message): string {
  const names = forms(sentence).flatMap((form) => form.match(/\{\w+\}/g) ?? []);
  return [...new Set(names)].sort().join(" ");
}

/** Whether a key occurs in a source: whole in a string, or as a template such as `status.${…}`. */
function spoken(files: Source[]): (key: string) => boolean {
  const whole = new Set<string>();
  const built: { head: string; tail: string }[] = [];
  for (const source of files) {
    visit(parse(source), (node) => {
      if (ts.isStringLiteralLike(node)) whole.add(node.text);
      if (!ts.isTemplateExpression(node) || !/^[a-z][\w.-]*\.$/.test(node.head.text)) return;
      built.push({ head: node.head.text, tail: node.templateSpans.at(-1)?.literal.text ?? "" });
    });
  }
  return (key) => whole.has(key) || built.some(({ head, tail }) => key.startsWith(head) && key.endsWith(tail));
}

/** The texts of a component that are in no catalogue, as `file:line text`. */
function writtenText(source: Source): string[] {
  const tree = parse(source);
  const found: string[] = [];
  const report = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    if (hasCharacters(text)) found.push(`${source.file}:${line + 1} ${text.trim()}`);
  };
  visit(tree, (node) => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) for (const text of shown(node)) report(text, wordsOf(text));
    if (isSpokenAttribute(node, tree)) for (const text of shown(node.initializer)) report(text, wordsOf(text));
    if (isTitle(node)) for (const text of shown(node.initializer)) report(text, wordsOf(text));
  });
  return found;
}

const spokenAttributes = ["title", "placeholder", "alt", "label", "aria-label", "aria-description", "aria-valuetext"];

function isSpokenAttribute(node: ts.Node, tree: ts.SourceFile): node is ts.JsxAttribute {
  return ts.isJsxAttribute(node) && spokenAttributes.includes(node.name.getText(tree));
}

/** The `title` of an object: a page's title in `meta`, or one passed on to a component. */
function isTitle(node: ts.Node): node is ts.PropertyAssignment {
  return ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === "title";
}

type Text = ts.StringLiteralLike | ts.TemplateExpression;

/** The texts an expression may put on the screen, through conditions but not into calls or elements. */
function shown(node: ts.Node | undefined): Text[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return shown(node.expression);
  if (ts.isConditionalExpression(node)) return [...shown(node.whenTrue), ...shown(node.whenFalse)];
  if (ts.isBinaryExpression(node) && !isComparison(node)) return [...shown(node.left), ...shown(node.right)];
  return [];
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.LessThanToken && kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken;
}

function wordsOf(text: Text): string {
  return ts.isTemplateExpression(text)
    ? [text.head.text, ...text.templateSpans.map((span) => span.literal.text)].join(" ")
    : text.text;
}

function hasCharacters(text: string): boolean {
  return /\p{L}/u.test(text.replace(/&#?\w+;/g, ""));
}

function parse({ file, text }: Source): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}
