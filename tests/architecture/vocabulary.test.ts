import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * Words of a private dialect and the field's own in their place (docs/glossary.md). They stand in no name of a file or of anything in it,
 * and in no comment. Sentences for people, SQL and titles of tests are free.
 */
const instead: Readonly<Record<string, string>> = {
  letter: "email",
  hear: "subscribe, be notified",
  tell: "notify, report, show",
  crumb: "small chunk",
  farewell: "closing pause",
  kick: "trigger",
  patience: "time limit",
  deaf: "unsubscribed",
  "put off": "backoff",
  "given up": "abandoned",
  "in turn": "sequential",
};

const forms: Readonly<Record<string, string>> = {
  ...{ letters: "letter", hears: "hear", heard: "hear", hearing: "hear", tells: "tell", told: "tell", telling: "tell" },
  ...{ untold: "tell", crumbs: "crumb", farewells: "farewell", kicks: "kick", kicked: "kick" },
};

/** Where a word is judged, if not everywhere: elsewhere "letter" is one of the alphabet. */
const within: Readonly<Record<string, RegExp>> = {
  letter:
    /^(?:app\/(?:domain\/(?:messaging|orders)|platform|components|http|shop\/demo|routes\/admin\+\/(?:outbox|email)\+)|prisma|tests\/faults)\//,
};

/** Where a word is the right one, or still stands; the list only shrinks. By word: the reason, and files or folders. */
const exceptions: Readonly<Record<string, readonly { why: string; paths: readonly string[] }[]>> = {
  tell: [
    {
      why: "named like the columns `told_at` and what a desk's window reads",
      paths: [
        "app/admin/live-orders/alarm-notice.tsx",
        "app/admin/messages/message-words.tsx",
        "app/domain/messaging/list-messages.server.ts",
        "app/platform/outbox-alarm.server.ts",
        "prisma/seed/seed-messages.ts",
      ],
    },
    { why: "words that tell two texts apart", paths: ["app/domain/catalog/", "app/domain/counter/internal/"] },
    { why: "orders are being changed for another issue", paths: ["app/domain/orders/"] },
  ],
  hear: [{ why: "the key of what the audit log holds, and its hub", paths: ["app/domain/orders/"] }],
  crumb: [
    { why: "breadcrumbs of a page", paths: ["app/routes/_shop+/", "app/shop/crumbs.tsx"] },
    { why: "of bread", paths: ["app/drawings/"] },
  ],
  "given up": [{ why: "a basket at the counter is", paths: ["app/domain/counter/held-baskets.server.ts"] }],
};

type Found = { path: string; word: string };

/** The banned words in a text: of a comment also several in a row, of a name its parts. */
function bannedIn(text: string): string[] {
  const words = text
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...words.map((word) => forms[word] ?? word), ...pairs].filter((word) => Object.hasOwn(instead, word));
}

/** The banned words in a file's name, in the names and in the comments of its source. */
function wordsIn(path: string, text: string): string[] {
  const kind = path.endsWith(".tsx") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const found = bannedIn(path);
  const seen = new Set<number>();
  const comments = (at: number): void => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, at) ?? []),
      ...(ts.getTrailingCommentRanges(text, at) ?? []),
    ]) {
      if (!seen.has(pos)) found.push(...bannedIn(text.slice(pos, end)));
      seen.add(pos);
    }
  };
  const visit = (node: ts.Node): void => {
    comments(node.pos);
    comments(node.end);
    if (ts.isIdentifier(node)) found.push(...bannedIn(node.text));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const folders = ["app", "desktop", "prisma", "tests/bench", "tests/faults", "tests/support"];
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], { encoding: "utf8" });

const isException = ({ path, word }: Found): boolean =>
  exceptions[word]?.some(({ paths }) => paths.some((one) => path === one || (one.endsWith("/") && path.startsWith(one)))) ===
  true;

test("names and comments are in the field's own words", () => {
  const sources = listed
    .split("\n")
    .filter((path) => /\.(tsx?|mjs|cjs)$/.test(path) && !/\.test\.tsx?$|^app\/(i18n|generated)\//.test(path));
  const found = sources.flatMap((path) =>
    [...new Set(wordsIn(path, readFileSync(path, "utf8")))].map((word) => ({ path, word })),
  );
  const strange = found.filter((one) => (within[one.word]?.test(one.path) ?? true) && !isException(one));
  expect(strange.map(({ path, word }) => `${path} says "${word}": ${instead[word]}`)).toEqual([]);
  const used = (word: string, path: string) => found.some((one) => one.word === word && one.path.startsWith(path));
  const needless = Object.entries(exceptions).flatMap(([word, entries]) =>
    entries.flatMap(({ paths }) => paths.filter((path) => !used(word, path)).map((path) => `${path} has no "${word}" any more`)),
  );
  expect(needless).toEqual([]);
});

test.each<[string, string, string, string[]]>([
  ["a name", "app/a.ts", "const orderLetters = isHearing();", ["letter", "hear"]],
  ["a file's name", "app/letter-frame.tsx", "", ["letter"]],
  ["a comment", "app/a.ts", "/** Tells nobody. */\nexport const a = 1; // sent in turn", ["tell", "in turn"]],
  ["a comment at the end", "app/a.ts", "f();\n// nobody was told", ["tell"]],
  ["a sentence", "app/a.ts", 'say("the letter was told in turn");', []],
  ["part of a word", "app/a.ts", "const returned = foretold(); // retell, inturn", []],
])("%s is judged", (_, path, text, words) => {
  expect(wordsIn(path, text)).toEqual(words);
});
