import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { afterAll, describe, expect, test } from "vitest";

/** A step of a recipe of the README: what is written, after which words of which file. */
type Step = { file: string; after: string; write: string };

/** What the compiler says where a step is left out: the file that it points to, and a word that says what is missing. */
type Complaint = { file: string; names: string };

type Recipe = {
  adds: string;
  /** by the step's name, which the README has too */
  steps: Readonly<Record<string, Step & { without: Complaint | null }>>;
  /** the words by which those are found who read the registries: the compiler looks through all of them */
  readers: RegExp;
};

const recipes: Recipe[] = [
  {
    adds: "a section",
    readers: /\b(?:frameTexts|SectionKey|sectionRights|findSection|helpTopics|TopicId)\b|`section\.\$/,
    steps: {
      permission: {
        file: "app/domain/team/section-rights.ts",
        after: "export const sectionRights = {",
        write: 'departments: "content",',
        without: { file: "app/admin/sections.ts", names: "departments" },
      },
      "entry in the navigation": {
        file: "app/admin/sections.ts",
        after: "const registry = {",
        write: 'departments: { group: "content", icon: "star" },',
        without: { file: "app/admin/sections.ts", names: "departments" },
      },
      name: {
        file: "app/i18n/admin.ts",
        after: "export const admin = messages({",
        write: '"section.departments": ["Departments", "Shobay"],',
        without: { file: "app/domain/team/frame-texts.ts", names: "section.departments" },
      },
    },
  },
  {
    adds: "a question of the help",
    readers: /\b(?:helpTopics|TopicId|adminHelp)\b/,
    steps: {
      entry: {
        file: "app/admin/help/topics.ts",
        after: "const registry = {",
        write: '"department-add": { section: "faq", type: "basic", keywords: ["department"] },',
        without: { file: "app/admin/help/topics.ts", names: "department-add" },
      },
      sentences: {
        file: "app/i18n/admin-help/shop.ts",
        after: "export const shopTopics = {",
        write: '"topic.department-add.question": ["How?", "Kaise?"], "topic.department-add.answer": ["So.", "Aise."],',
        without: { file: "app/admin/help/topics.ts", names: "department-add" },
      },
    },
  },
  {
    adds: "a setting",
    readers: /\b(?:generalSettings|settingsOf|ShopSettings|adminSettings)\b/,
    steps: {
      field: {
        file: "app/domain/site-settings/settings-tabs.ts",
        after: 'export const generalSettings = settingsTab({\n  name: "general",\n  fields: {',
        write: 'freeGift: { at: ["site", "freeGift"], type: "line", max: 60 },',
        without: null, // the declaration itself: without it there is no setting
      },
      default: {
        file: "app/domain/settings/shop-settings.server.ts",
        after: "const site = z.object({",
        write: 'freeGift: z.string().catch(""),',
        without: { file: "app/domain/site-settings/settings-tabs.ts", names: "freeGift" },
      },
      sentence: {
        file: "app/i18n/admin-settings.ts",
        after: "export const adminSettings = messages({",
        write: '"field.free_gift": ["Free gift", "Muft tohfa"],',
        without: { file: "app/domain/site-settings/settings-tabs.ts", names: "field.free_gift" },
      },
    },
  },
  {
    adds: "a kind of message",
    readers: /\b(?:messageKinds|MessageKind|MessageSubject|SendersOf|adminOutbox)\b/,
    steps: {
      kind: {
        file: "app/contract/message-kinds.ts",
        after: "export const messageKinds = {",
        write: '"email/birthday": { urgency: messageUrgencies.bulk, audience: "customer", payload: nothing },',
        without: { file: "app/domain/messaging/deliver-outbox.server.ts", names: "email/birthday" },
      },
      sender: {
        file: "app/domain/messaging/deliver-outbox.server.ts",
        after: 'const senders: SendersOf<"email" | "whatsapp"> = {',
        write: '"email/birthday": async () => {},',
        without: { file: "app/domain/messaging/deliver-outbox.server.ts", names: "email/birthday" },
      },
      name: {
        file: "app/i18n/admin-outbox.ts",
        after: "export const adminOutbox = messages({",
        write: '"kind.birthday": ["Birthday", "Salgirah"],',
        without: { file: "app/admin/messages/message-words.tsx", names: "kind.birthday" },
      },
    },
  },
  {
    adds: "a public page",
    readers: /\b(?:publicPages|listedPaths|oncePaths)\b/,
    steps: {
      entry: {
        file: "app/domain/seo/public-pages.ts",
        after: 'group: "help",\n    pages: [',
        write: '{ name: "wholesale", path: "/wholesale", rendered: "once" },',
        without: null, // the declaration itself
      },
      "name on the sitemap": {
        file: "app/i18n/sitemap.ts",
        after: "export const sitemap = messages({",
        write: '"page.wholesale": ["Wholesale", "Thok"],',
        without: { file: "app/domain/seo/public-pages.ts", names: "wholesale" },
      },
    },
  },
];

const root = resolve(import.meta.dirname, "../..");
const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "app", "tests"], {
  cwd: root,
  encoding: "utf8",
});
const sources = listed.split("\n").filter((path) => /\.tsx?$/.test(path) && existsSync(resolve(root, path)));

/** A tree in which some files read otherwise than on the disk, and the compiler over it: what does not change is read once. */
function openTree() {
  const written = new Map<string, { text: string; version: number }>();
  const config = ts.readConfigFile(resolve(root, "tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, incremental: false, tsBuildInfoFile: undefined },
    root,
  );
  let roots: string[] = [];
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...roots, resolve(root, "app/remix.d.ts"), resolve(root, "app/assets.d.ts")],
    getScriptVersion: (path) => String(written.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = written.get(path)?.text ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
  };
  const service = ts.createLanguageService(host);
  let version = 0;
  const put = (path: string, text: string): void => {
    version += 1;
    written.set(resolve(root, path), { text, version });
  };
  return {
    close: () => service.dispose(),
    /** What the compiler says of some files once the steps are taken, each complaint with its file. */
    compile(steps: readonly Step[], all: readonly Step[], paths: readonly string[]): Complaint[] {
      roots = paths.map((path) => resolve(root, path));
      for (const file of new Set(all.map((step) => step.file))) {
        const before = readFileSync(resolve(root, file), "utf8");
        put(
          file,
          steps
            .filter((step) => step.file === file)
            .reduce((text, { after, write }) => text.replace(after, (found) => `${found}\n${write}`), before),
        );
      }
      return paths.flatMap((path) =>
        service.getSemanticDiagnostics(resolve(root, path)).map(({ messageText }) => ({
          file: path,
          names: ts.flattenDiagnosticMessageText(messageText, "\n"),
        })),
      );
    },
  };
}

const tree = openTree();
afterAll(() => tree.close());

describe.each(recipes)("a newcomer adds $adds", ({ adds, steps, readers }) => {
  const all = Object.values(steps);
  const files = [...new Set(all.map(({ file }) => file))];
  const read = sources.filter((path) => files.includes(path) || readers.test(readFileSync(resolve(root, path), "utf8")));

  test("every step finds its place, and with all of them taken nothing is wrong", () => {
    for (const { file, after } of all)
      expect(readFileSync(resolve(root, file), "utf8").split(after), `${file}: ${after}`).toHaveLength(2);
    expect(tree.compile(all, all, read)).toEqual([]);
    process.stdout.write(`${adds}: ${files.length} files, read by ${read.length}\n`);
  });

  const asked = Object.entries(steps).flatMap(([step, { without }]) => (without ? [{ step, without }] : []));
  test.each(asked)("without its $step the compiler names it, once", ({ step, without }) => {
    const taken = Object.entries(steps).flatMap(([name, one]) => (name === step ? [] : [one]));
    expect(tree.compile(taken, all, read)).toEqual([{ file: without.file, names: expect.stringContaining(without.names) }]);
  });
});
