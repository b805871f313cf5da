import { oncePaths } from "#app/domain/seo/public-pages.ts";

const paths: ReadonlySet<string> = new Set([...oncePaths, "/home"]);

/** The pages of single things. */
const single = /^\/(?:product|category|package)\/\d{1,9}$/;

/**
 * Whether the page of a path is the same for all visitors, so that one copy in memory serves them. A form's page, an account's, an
 * order's and the counter's are rendered for each visitor.
 */
export const isSharedPage = (path: string): boolean => paths.has(path) || single.test(path);
