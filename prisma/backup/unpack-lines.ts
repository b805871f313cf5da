import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { Refused } from "./backup-format.ts";

/** The lines of a packed file, one at a time. Throws `Refused` where the packing is broken or there is none. */
export async function* unpackLines(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const text = createGunzip().setEncoding("utf8");
  packed.once("error", (problem) => text.destroy(problem)).pipe(text);
  let rest = "";
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const found = (rest + chunk).split("\n");
      rest = found.pop() ?? "";
      yield* found;
    }
  } catch (problem) {
    throw explain(problem as NodeJS.ErrnoException, file);
  } finally {
    packed.destroy();
  }
  if (rest !== "") throw cutOff(file);
}

function explain(problem: NodeJS.ErrnoException, file: string): Error {
  if (problem.code === "ENOENT") return new Refused(`There is no file ${file}.`);
  if (problem.code === "Z_BUF_ERROR") return cutOff(file);
  if (problem.message === "incorrect header check") return notOurs(file);
  return problem.code?.startsWith("Z_") ? altered(file) : problem;
}

/** A file of something else. */
export const notOurs = (file: string): Refused => new Refused(`${file} is not a backup of a shop.`);

/** A backup that was written, copied or downloaded only in part. */
export const cutOff = (file: string): Refused => new Refused(`${file} is damaged: its end is missing. It cannot be used.`);

/** A backup that is no longer what was written; `where` names the table or upload if that is known. */
export const altered = (file: string, where = "what it says"): Refused =>
  new Refused(`${file} is damaged: ${where} is not as it was written. It cannot be used.`);
