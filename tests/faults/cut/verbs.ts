import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkBackup } from "#prisma/backup/check-backup.ts";
import { type Command, runCut } from "./cut-process.ts";
import { deadline, type Ground, type Grounds, workOf } from "./grounds.ts";

/** A verb that is cut: on what, how it is run, up to which instant, and what is asked afterwards beside what is asked of all. */
export type Verb = {
  ground: Ground;
  command: (dataDir: string, grounds: Grounds) => Command;
  /** No instant lies later after its beginning, milliseconds. */
  longest?: number;
  settings?: Record<string, string>;
  before?: (dataDir: string) => Promise<string[]>;
};

const migrations = readdirSync("prisma/migrations", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
const start = [...scripts.start.split(" ").slice(1), "--built"];
const backupTo = (dataDir: string) => ["--import", "tsx", "prisma/backup/main.mjs", "backup", join(dataDir, "backups.gz")];
const work = (verb: string): Verb => ({
  ground: "shop",
  command: (dataDir) => ({ parameters: workOf(verb, dataDir), begun: /^begun/m }),
});

/** A backup that was cut left no file of that name, or a whole one; the next one takes its place and sweeps what it left. */
async function backUpAgain(dataDir: string): Promise<string[]> {
  const names = readdirSync(dataDir).filter((name) => name === "backups.gz");
  for (const name of names) await checkBackup(join(dataDir, name));
  const next = join(dataDir, "next.gz");
  const parameters = ["--import", "tsx", "prisma/backup/main.mjs", "backup", next];
  const { text } = await runCut(dataDir, { parameters }, Number.POSITIVE_INFINITY, deadline);
  return /read back, and whole/.test(text) ? [] : [`the next backup: ${text.slice(-300)}`];
}

/** The verbs of one process that work on a data folder; `build` and `reload` work on a checkout (`cut-builds.ts`). */
export const verbs: Record<string, Verb> = {
  start: {
    ground: "empty",
    command: () => ({ parameters: start, settings: { PORT: "0", DRAW_PICTURES: "0" }, over: /is open at/ }),
  },
  migrate: {
    ground: "database",
    settings: { DEMO: "0" },
    command: () => ({
      parameters: start,
      settings: { PORT: "0", DEMO: "0", DRAW_PICTURES: "0" },
      begun: new RegExp(migrations[0] ?? ""),
      over: new RegExp(migrations.at(-1) ?? ""),
    }),
  },
  seed: {
    ground: "migrated",
    command: () => ({ parameters: ["--import", "tsx", "prisma/seed/main.mjs"], begun: /Filling/ }),
  },
  backup: {
    ground: "shop",
    command: (dataDir) => ({ parameters: backupTo(dataDir), begun: /Backing up/ }),
    before: backUpAgain,
  },
  restore: {
    ground: "changed",
    command: (_, { backup }) => ({
      parameters: ["--import", "tsx", "prisma/backup/main.mjs", "restore", backup, "--replace"],
      begun: /Restoring to/,
    }),
  },
  import: work("import"),
  statement: work("statement"),
  campaign: work("campaign"),
  drawing: {
    ...work("drawing"),
    longest: 5_000,
    command: (dataDir) => ({ parameters: workOf("drawing", dataDir), settings: { DRAW_PICTURES: "1" }, begun: /^begun/m }),
  },
};
