import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { bundleDesktop } from "./bundle.ts";
import { builderFailure } from "./missing-program.ts";
import { readSigning } from "./signing.ts";

/** `npm run desktop:build`: installers for this system, and a copy where the shop's server offers them for updates. */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const built = "build/installers";
const offered = "public/desktop";
const log = "build/installers.log";

const signing = readSigning(process.env, process.platform);
console.error(signing.summary);
await bundleDesktop();
const options = ["--config", "desktop/electron-builder.yml", "--publish", "never", ...signing.options, ...process.argv.slice(2)];
const child = spawn(process.execPath, ["node_modules/electron-builder/cli.js", ...options], {
  stdio: ["inherit", "pipe", "pipe"],
  env: signing.env as NodeJS.ProcessEnv,
});
const printed: string[] = [];
for (const stream of [child.stdout, child.stderr]) createInterface(stream).on("line", show);
child.on("close", (code) => {
  writeFileSync(log, `${printed.join("\n")}\n`);
  if (code === 0) offer();
  else console.error(builderFailure(printed.join("\n"), log));
  process.exit(code ?? 1);
});

/** Shows the tool's progress. Its error comes last, as a stack, for the log. */
function show(line: string) {
  printed.push(line);
  if (!printed.some((earlier) => earlier.includes("⨯"))) process.stdout.write(`${line}\n`);
}

/** The version lists are copied last: an update check meanwhile must find the files that they name. */
function offer() {
  mkdirSync(offered, { recursive: true });
  const files = readdirSync(built).filter((file) => /\.(?:exe|AppImage|deb|dmg|zip|blockmap|yml)$/.test(file));
  const isList = (file: string) => file.endsWith(".yml") && file.startsWith("latest");
  for (const file of files.filter((name) => !name.endsWith(".yml"))) cpSync(`${built}/${file}`, `${offered}/${file}`);
  for (const file of files.filter(isList)) cpSync(`${built}/${file}`, `${offered}/${file}`);
  console.error(`The installers are in ${offered}; the shop serves them at /desktop/.`);
}
