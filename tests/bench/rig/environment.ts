/**
 * Imported before anything of the app: its environment module reads `process.env` once. The sessions that a run writes
 * straight into the database are hashed with this secret, and the servers it starts get the same one.
 */
process.env["SESSION_SECRET"] = "a secret that only benchmarks and faults know";
process.env["DATABASE_URL"] = "";
process.env["DEMO"] = "1";
