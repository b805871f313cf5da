import { readFileSync } from "node:fs";

/** The shop's laws and those of the simulated day, as one statement: rows of `law`, `subject` and `id`. */
export const lawsText: string = ["prisma/laws.sql", "tests/faults/shop-day/laws.sql"]
  .map((file) => readFileSync(file, "utf8"))
  .join("\nUNION ALL\n");
