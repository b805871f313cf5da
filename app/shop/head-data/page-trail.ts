/** Number of remembered pages, the current one included (A9.05). */
const maxPaths = 10;

/** A detail page, from which users go back to its list. */
const isDetail = (path: string): boolean => /^\/(products?|packages?)\/\d/.test(path);

/** The pages of this visit, the latest last. */
export class PageTrail {
  private paths: readonly string[] = [];

  visit(path: string): void {
    if (this.paths.at(-1) !== path) this.paths = [...this.paths, path].slice(-maxPaths);
  }

  list(): readonly string[] {
    return this.paths;
  }

  /** Whether navigating to this page is a return from a detail page (A2.77). */
  isReturnTo(path: string): boolean {
    const here = this.paths.at(-1);
    return here !== undefined && isDetail(here) && !isDetail(path) && this.paths.includes(path);
  }
}
