import { seedFromArguments } from "./seed-from-arguments.ts";

const url = process.env["DATABASE_URL"];
if (!url) {
  console.error("Set DATABASE_URL to the database that is to be filled.");
  process.exit(1);
}
console.log(await seedFromArguments(url, process.argv.slice(2)));
