/** So many pages are remembered, the one on screen included (A9.05). */
const mostPaths = 10;

/** A page of a single thing, from which people go back to the list it stood in. */
const isDetail = (path: string): boolean => /^\/(products?|packages?)\/\d/.test(path);

/** The pages of this visit, the latest last. */
export class PageTrail {
  private paths: readonly string[] = [];

  visit(path: string): void {
    if (this.paths.at(-1) !== path) this.paths = [...this.paths, path].slice(-mostPaths);
  }

  list(): readonly string[] {
    return this.paths;
  }

  /** Whether going to this page now is coming back to it from a thing that was looked at (A2.77). */
  isReturnTo(path: string): boolean {
    const here = this.paths.at(-1);
    return here !== undefined && isDetail(here) && !isDetail(path) && this.paths.includes(path);
  }
}
