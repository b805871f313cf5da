import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleDesktop } from "./bundle.ts";

/** `npm run desktop:build`: installers for this system, and a copy where the shop's server offers them to its windows. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const built = "build/installers";
const offered = "public/desktop";

await bundleDesktop();
const builder = ["node_modules/electron-builder/cli.js", "--config", "desktop/electron-builder.yml", "--publish", "never"];
const child = spawn(process.execPath, [...builder, ...process.argv.slice(2)], { stdio: "inherit" });
child.on("exit", (code) => {
  if (code === 0) offer();
  process.exit(code ?? 1);
});

/** The lists of versions come last: a window that looks meanwhile must find what they name. */
function offer() {
  mkdirSync(offered, { recursive: true });
  const files = readdirSync(built).filter((file) => /\.(?:exe|AppImage|deb|dmg|zip|blockmap|yml)$/.test(file));
  const isList = (file: string) => file.endsWith(".yml") && file.startsWith("latest");
  for (const file of files.filter((name) => !name.endsWith(".yml"))) cpSync(`${built}/${file}`, `${offered}/${file}`);
  for (const file of files.filter(isList)) cpSync(`${built}/${file}`, `${offered}/${file}`);
  console.error(`The installers are in ${offered}; the shop serves them at /desktop/.`);
}
