/** Run on its own before a build, so that a wrong setting is reported at once instead of after it. */
try {
  const [{ checkSettings }, { secret }] = await Promise.all([
    import("./check-settings.ts"),
    import("#app/platform/secret.server.ts"),
  ]);
  checkSettings();
  secret();
} catch (problem) {
  console.error(problem instanceof Error && problem.constructor === Error ? problem.message : problem);
  process.exitCode = 1;
}

export {};
