import { join } from "node:path";

/** Where a restore writes down what is left to do with the uploads once its database is committed. */
export const restorePlanIn = (dataDir: string): string => join(dataDir, "uploads", "restore-plan.json");
