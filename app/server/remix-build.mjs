/** `remix build` with a plugin of ours for what browsers load: Remix's compiler takes none. The arguments are those of `remix`. */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { withoutUnusedParts } from "./unused-parts.mjs";

const require = createRequire(resolve("node_modules/@remix-run/dev/package.json"));
const esbuild = require("esbuild");
const context = (options) =>
  esbuild.context(options.platform === "browser" ? { ...options, plugins: [withoutUnusedParts, ...options.plugins] } : options);
require.cache[require.resolve("esbuild")].exports = { ...esbuild, context };
require("./dist/cli.js");
