import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { logFile } from "./shop-server.ts";

/** Waits for an email whose link leads to `path`, and gives the newest such link. */
export async function waitForEmail(path: string): Promise<string> {
  const find = () =>
    readFileSync(logFile, "utf8")
      .match(new RegExp(`http://[^"\\s]+${path}[^"\\s]*`, "g"))
      ?.at(-1) ?? "";
  await expect.poll(find, { message: `a letter with a link to ${path}`, timeout: 15_000 }).not.toBe("");
  return find();
}
