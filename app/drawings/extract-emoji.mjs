/**
 * Takes the emoji that drawings use out of the package `@iconify-json/fluent-emoji` (Microsoft, MIT), which holds 100 MB of others:
 * `node app/drawings/extract-emoji.mjs …/fluent-emoji/icons.json`, after a name was added to `emoji.json`.
 */
import { readFileSync, writeFileSync } from "node:fs";

const place = new URL("emoji.json", import.meta.url);
const { icons, width = 32 } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const names = Object.keys(JSON.parse(readFileSync(place, "utf8"))).sort();
const shorter = (body) => body.replace(/\d+\.\d{3,}/g, (figure) => String(Number(Number(figure).toFixed(2))));
const lines = names.map((name) => {
  if (!icons[name] || (icons[name].width ?? width) !== 32) throw new Error(`no emoji of 32 units: ${name}`);
  return `  ${JSON.stringify(name)}: ${JSON.stringify(shorter(icons[name].body))}`;
});
writeFileSync(place, `{\n${lines.join(",\n")}\n}\n`);
