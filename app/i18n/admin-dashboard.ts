import { adminDashboard as en } from "./en/admin-dashboard.ts";
import { adminDashboard as ur } from "./ur/admin-dashboard.ts";

export const adminDashboard = { en, ur };
