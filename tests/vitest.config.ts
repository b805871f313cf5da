import { resolve } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

const root = resolve(import.meta.dirname, "..");

/** Where code stands that knows no database; its tests share one process and start at once. */
const withoutDatabase = ["app/{admin,contract,i18n,lib,components,shop,ui}/**/*.test.{ts,tsx}"];

const all = [
  "app/**/*.test.{ts,tsx}",
  "prisma/**/*.test.ts",
  "tests/architecture/**/*.test.ts",
  "tests/support/**/*.test.ts",
  "tests/faults/**/*.test.ts",
];

/**
 * What takes seconds a file: whole shop days, accuracy of the search, query plans, backup and restore, schema and migrations
 * compared, connections that break, packages installed. `npm test` runs it, `npm run check` does not.
 */
const long = process.env["CHECK"] ? ["**/*.long.test.ts"] : [];
const exclude = [...configDefaults.exclude, ...long];

export default defineConfig({
  root,
  resolve: { alias: { "#app": resolve(root, "app"), "#tests": resolve(root, "tests"), "#prisma": resolve(root, "prisma") } },
  css: { postcss: { plugins: [] } },
  test: {
    css: false,
    environment: "node",
    // The ends of waits, not bounds of the shop: a slow machine at its busiest takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ["tests/support/same-texts.ts"],
    maxWorkers: 2,
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.cache/vitest/" }, // a file that is as it was is not compiled again
    env: { DEMO: "1", LOG_LEVEL: "silent", SESSION_SECRET: "a secret that only the tests know, long enough" },
    projects: [
      { extends: true, test: { name: "without database", include: withoutDatabase, exclude, isolate: false } },
      {
        extends: true,
        test: {
          name: "desktop window",
          include: ["desktop/**/*.test.ts"],
          exclude,
          globalSetup: ["tests/support/temporary-folder.ts"],
          // the real one starts to download its program as soon as plain Node loads it
          alias: {
            electron: resolve(root, "tests/fixtures/electron/electron.ts"),
            "electron-updater": resolve(root, "tests/fixtures/electron/electron-updater.ts"),
          },
        },
      },
      {
        extends: true,
        test: {
          name: "with database",
          include: all,
          exclude: [...exclude, ...withoutDatabase],
          globalSetup: ["tests/support/postgres.ts"],
          setupFiles: ["tests/support/database-each.ts"],
          isolate: false, // modules are loaded once a worker; what they keep, the setup file throws away
        },
      },
    ],
  },
});
