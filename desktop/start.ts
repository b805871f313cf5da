import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bundleDesktop, program } from "./bundle.ts";
import { missingElectron } from "./missing-program.ts";

/**
 * `npm run desktop`: bundles the window and opens it at `APP_ORIGIN`, else at the local server. Electron downloads its program the first
 * time.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const missing = missingElectron();
if (missing) {
  console.error(missing);
  process.exit(1);
}
await bundleDesktop();
const APP_ORIGIN = process.env["APP_ORIGIN"] || `http://127.0.0.1:${process.env["PORT"] || 3000}`;
const electron = ["node_modules/electron/cli.js", program, ...process.argv.slice(2)];
const child = spawn(process.execPath, electron, { stdio: "inherit", env: { ...process.env, APP_ORIGIN } });
child.on("exit", (code) => process.exit(code ?? 1));
