import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import type { ShopPage } from "./pages.ts";

/** A page that is as it was when nothing was found on it is looked at again once in so many days. */
const days = 3;

/** Beside the caches of the other tools: an empty clone has none, so there every page is looked at. */
const cache = "node_modules/.cache/accessibility";

type Sweep = { pages: readonly ShopPage[]; way: string; all: boolean; root?: string; folder?: string };

/**
 * Of `pages`, those to look at in one way (language, width, theme): every page that has changed since nothing was found on it, and
 * of the others a third, which take turns by the day; `all` of them where that is asked for.
 *
 * @returns each page with a function that records that nothing was found on it
 */
export async function listDuePages({ pages, way, all, root = ".", folder = cache }: Sweep, now = new Date()) {
  const hashOf = await hashRoutes(
    root,
    pages.map(({ file }) => file),
  );
  const day = Math.floor(now.getTime() / 86_400_000);
  const candidates = pages.map((page, at) => {
    const record = join(folder, sha256(JSON.stringify([page, way, hashOf(page.file)])));
    const markClean = () => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(record, "");
    };
    return { ...page, markClean, isDue: all || !existsSync(record) || (at + day) % days === 0 };
  });
  return candidates.filter(({ isDue }) => isDue);
}

/** What stays on the server decides which goods a page shows, not how they are shown. */
const withoutServer: Plugin = {
  name: "without server",
  setup: (bundle) => bundle.onResolve({ filter: /\.server\.tsx?$/ }, () => ({ external: true })),
};

/**
 * Hashes what each route shows: the bundle of its components, sentences and styles, that of the frames around it, and the packages
 * by their lock file. A changed comment changes nothing.
 */
async function hashRoutes(root: string, files: readonly string[]): Promise<(file: string) => string> {
  const frames = ["root.tsx", "routes/_shop+/_layout.tsx", "routes/admin+/_layout.tsx"];
  const routes = [...new Set(files.map((file) => `routes/${file}`))];
  const { outputFiles, metafile } = await build({
    absWorkingDir: resolve(root),
    entryPoints: [...frames, ...routes].map((file) => `app/${file}`),
    outdir: "bundles", // names the outputs; nothing is written
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    packages: "external",
    format: "esm",
    jsx: "automatic",
    loader: { ".woff2": "file", ".svg": "file" },
    plugins: [withoutServer],
    logLevel: "silent",
  });
  const entries = new Map<string, string[]>();
  for (const [path, { entryPoint, cssBundle }] of Object.entries(metafile.outputs)) {
    if (entryPoint) entries.set(entryPoint, [path, ...(cssBundle ? [cssBundle] : [])]);
  }
  const contents = new Map(outputFiles.map(({ path, hash }) => [relative(resolve(root), path), hash]));
  const hashOf = (file: string) => (entries.get(`app/${file}`) ?? []).map((path) => contents.get(path)).join();
  const shared = [sha256(readFileSync(join(root, "package-lock.json"))), ...frames.map(hashOf)].join();
  return (file) => sha256(shared + hashOf(`routes/${file}`));
}

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
