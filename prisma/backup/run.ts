import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { env } from "#app/platform/env.server.ts";
import { type Contents, Refused } from "./backup-format.ts";
import { backupShop } from "./backup-shop.ts";
import { restoreShop } from "./restore-shop.ts";
import { withClosedDatabase, withOpenDatabase } from "./with-database.ts";

/** What `npm run backup` and `npm run restore` do with what follows `--`; gives the sentence for the terminal. */
export async function run(verb: "backup" | "restore", argv: readonly string[]): Promise<string> {
  const began = Date.now();
  const { file, replace } = wish(verb, argv);
  if (verb === "backup") {
    const { version: app } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    const contents = await withOpenDatabase((url) => backupShop({ url, dataDir: env.DATA_DIR, file, app }));
    return `Backed up ${amounts(contents)} to ${file}; read back, and whole, in ${seconds(began)}.`;
  }
  const contents = await withClosedDatabase((url) =>
    restoreShop({ url, dataDir: env.DATA_DIR, file, replace, say: console.log }),
  );
  return `Restored the backup of ${contents.header.taken}: ${amounts(contents)}, each equal to the file, in ${seconds(began)}.`;
}

/** The file is named from where npm was called, which need not be where it runs us. */
function wish(verb: string, argv: readonly string[]): { file: string; replace: boolean } {
  const options: ParseArgsConfig["options"] = verb === "restore" ? { replace: { type: "boolean" } } : {};
  try {
    const { positionals, values } = parseArgs({ args: [...argv], allowPositionals: true, options });
    const [name, ...more] = positionals;
    if (!name || more.length > 0) throw new Error("one file, please");
    return { file: resolve(process.env["INIT_CWD"] ?? ".", name), replace: values["replace"] === true };
  } catch (problem) {
    const usage = `npm run ${verb} -- FILE${verb === "restore" ? " [--replace]" : ""}`;
    throw new Refused(`${usage}: ${(problem as Error).message}`);
  }
}

function amounts({ tables, uploads }: Contents): string {
  const sum = (seals: Iterable<{ amount: number }>) => [...seals].reduce((total, { amount }) => total + amount, 0);
  const megabytes = (sum(uploads) / 1e6).toFixed(1);
  return `${tables.size} tables with ${sum(tables.values())} rows and ${uploads.length} ${uploads.length === 1 ? "upload" : "uploads"} (${megabytes} MB)`;
}

const seconds = (began: number) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
