/** For `npx vitest` by hand; the checks name `tests/vitest.config.ts` themselves. */
export { default } from "./tests/vitest.config.ts";
