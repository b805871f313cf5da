import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const root = resolve(import.meta.dirname, "..");

export default defineConfig({
  root,
  resolve: { alias: { "#app": resolve(root, "app"), "#tests": resolve(root, "tests"), "#prisma": resolve(root, "prisma") } },
  css: { postcss: { plugins: [] } },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "prisma/**/*.test.ts", "tests/architecture/**/*.test.ts", "tests/support/**/*.test.ts"],
    css: false,
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ["tests/support/postgres.ts"],
    setupFiles: ["tests/support/database-each.ts"],
    maxWorkers: 2,
    env: { DEMO: "1", LOG_LEVEL: "silent", SESSION_SECRET: "a secret that only the tests know, long enough" },
  },
});
