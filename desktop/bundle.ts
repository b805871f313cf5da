import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type BuildOptions, build } from "esbuild";

/** Path of the bundled program, as electron-builder packs it. */
export const program = "build/desktop";

const shared: BuildOptions = { bundle: true, logLevel: "warning", sourcemap: false };

/** The Arabic letters of receipts, as an address that needs no file: a system may have none (decisions 26). */
const arabicLetters = (): string => {
  const file = "node_modules/@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2";
  return `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
};

/** Electron's main process as a Node bundle; what electron-updater `require`s is resolved as in Node. */
const main: BuildOptions = {
  ...shared,
  entryPoints: { main: "desktop/main/main.ts" },
  platform: "node",
  format: "esm",
  target: "node22",
  external: ["electron"],
  define: { ARABIC_LETTERS: JSON.stringify(arabicLetters()) },
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
};

/** A sandboxed preload is one CommonJS file. */
const preloads: BuildOptions = {
  ...shared,
  entryPoints: { "preload-shop": "desktop/preload/shop.ts", "preload-pages": "desktop/preload/pages.ts" },
  outExtension: { ".js": ".cjs" },
  platform: "node",
  format: "cjs",
  target: "chrome140",
  external: ["electron"],
};

const pages: BuildOptions = {
  ...shared,
  entryPoints: ["setup.ts", "offline.ts", "printers.ts", "pages.css"].map((file) => `desktop/pages/${file}`),
  platform: "browser",
  format: "iife",
  target: "chrome140",
};

/** Bundles the two preloads alone. */
export const bundlePreloads = (folder: string) => build({ ...preloads, outdir: folder });

/** Bundles the program's own pages alone. */
export async function bundlePages(folder: string): Promise<void> {
  await build({ ...pages, outdir: folder });
  for (const page of ["setup", "offline", "printers"]) cpSync(`desktop/pages/${page}.html`, `${folder}/${page}.html`);
}

/** Bundles the desktop window into a folder, ready to be started or packed. */
export async function bundleDesktop(folder = program): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all([build({ ...main, outdir: folder }), bundlePreloads(folder), bundlePages(folder)]);
  cpSync("public/app-icon-512.png", `${folder}/icon.png`);
  writeFileSync(`${folder}/package.json`, JSON.stringify(manifest(), null, 2));
}

/** The package.json that Electron and electron-builder require: no dependencies, all code is in the bundle. */
function manifest() {
  const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));
  return {
    name,
    productName: "Taaza Mandi",
    version,
    description: "The back office of the shop, in a window of its own",
    author: "Taaza Mandi <shop@example.com>",
    homepage: "https://example.com",
    type: "module",
    main: "main.js",
  };
}
