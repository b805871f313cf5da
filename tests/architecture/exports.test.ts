import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** Names that Remix looks up in every route module: https://remix.run/docs/en/main/route. */
const frameworkNames = new Set([
  "ErrorBoundary",
  "HydrateFallback",
  "action",
  "clientAction",
  "clientLoader",
  "handle",
  "headers",
  "links",
  "loader",
  "meta",
  "shouldRevalidate",
]);

const isDeclaration = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isEnumDeclaration(statement);

/** The names that a statement exports; a default export has none. */
function exportedNames(statement: ts.Statement, source: ts.SourceFile): string[] {
  if (!isDeclaration(statement)) return [];
  const kinds = new Set((ts.getModifiers(statement) ?? []).map(({ kind }) => kind));
  if (!kinds.has(ts.SyntaxKind.ExportKeyword) || kinds.has(ts.SyntaxKind.DefaultKeyword)) return [];
  if (!ts.isVariableStatement(statement)) return statement.name ? [statement.name.text] : [];
  return statement.declarationList.declarations.map(({ name }) => name.getText(source));
}

/** The modules that export each name, over the app, the desktop shell and the database's tools. */
function modulesByExport(): Map<string, Set<string>> {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "app", "desktop", "prisma"], {
    encoding: "utf8",
  });
  const modules = listed.split("\n").filter((path) => /\.(tsx?|mjs|cjs)$/.test(path) && !/\.test\.tsx?$/.test(path));
  const found = new Map<string, Set<string>>();
  for (const path of modules) {
    const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
    for (const name of source.statements.flatMap((statement) => exportedNames(statement, source)))
      found.set(name, (found.get(name) ?? new Set()).add(path));
  }
  return found;
}

test("no exported name has two meanings", () => {
  const twice = [...modulesByExport()].filter(([name, paths]) => paths.size > 1 && !frameworkNames.has(name));
  expect(Object.fromEntries(twice.map(([name, paths]) => [name, [...paths]]))).toEqual({});
});
