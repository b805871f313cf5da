import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * Where an own class may be asked for with `instanceof`, and why no other copy of it can come there. The server and the pages are two
 * bundles, each with a copy of every module: what the one throws through a pool or another process-wide value is no instance of the
 * other's class, so an error has a `code`.
 */
const allowed: Record<string, string> = {
  "app/admin/counter/use-held-baskets.ts: CounterRefusal": "in browsers alone",
  "app/domain/resource/csv/read-csv.server.ts: TooManyRows": "thrown and caught by one function",
  "app/platform/db.server.ts: Placeholder": "made and read by the statements of one bundle",
  "app/platform/db.server.ts: Undone": "thrown and caught by one function",
  "app/server/embedded-postgres.ts: AlreadyServed": "of the server alone",
  "app/server/open-shop.ts: AlreadyServed": "of the server alone",
  "app/server/run.mjs: StepFailed": "of the start alone",
  "app/server/server-lock.ts: AlreadyServed": "of the server alone",
  "prisma/backup/main.mjs: Refused": "of the tool alone",
  "prisma/backup/with-database.ts: AlreadyServed": "of the tool alone",
};

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "app", "desktop", "prisma"], {
  encoding: "utf8",
});
const sources = files
  .split("\n")
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .flatMap((path) => {
    const text = readFileSync(path, "utf8");
    return /\bclass\b|\binstanceof\b/.test(text) ? [ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)] : [];
  });

const collect = (found: (node: ts.Node, source: ts.SourceFile) => void) => {
  for (const source of sources) {
    const visit = (node: ts.Node) => {
      found(node, source);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
};

test("own errors are told by their code and not by their class, of which each bundle has another", () => {
  const own = new Set<string>();
  collect((node) => ts.isClassDeclaration(node) && node.name && own.add(node.name.text));
  expect(own).toContain("PoolBusy");

  const asked = new Set<string>();
  collect((node, source) => {
    if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.InstanceOfKeyword) return;
    const name = node.right.getText(source);
    if (own.has(name)) asked.add(`${source.fileName}: ${name}`);
  });
  expect([...asked].filter((place) => !(place in allowed)).sort()).toEqual([]);
  expect(Object.keys(allowed).filter((place) => !asked.has(place))).toEqual([]);
});
