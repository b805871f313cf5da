import { pathToFileURL } from "node:url";

type Define = (path: string | undefined, file: string, ...rest: (object | (() => void) | undefined)[]) => void;

type Routes = (defineRoutes: (defining: (define: Define) => void) => object) => Promise<unknown>;

/** A route of the shop: its whole address, with 1 for whatever it leaves open, and its file. */
export type Door = { path: string; file: string };

/** Every route of the shop that has an address, from the files that the build is made of. */
export async function listDoors(): Promise<Door[]> {
  const found: Door[] = [];
  const parents: string[] = [];
  const define: Define = (path = "", file, ...rest) => {
    found.push({ path: `/${[...parents, path].filter(Boolean).join("/")}`.replace(/[:*][^/.]*/g, "1"), file });
    parents.push(path);
    for (const inner of rest) if (typeof inner === "function") inner();
    parents.pop();
  };
  const { default: remix }: { default: { routes: Routes } } = await import(pathToFileURL("remix.config.js").href);
  await remix.routes((defining) => {
    defining(define);
    return {};
  });
  return found.filter(({ file }) => !file.endsWith("/_layout.tsx"));
}
