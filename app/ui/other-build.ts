/** The answer header in which the server names its build, on the data of pages. */
const header = "X-Build";

type Fetching = { fetch: typeof fetch };

let isOther = false;

/**
 * Notices when the data of a page comes from another build of the shop than the page on screen, as after an update: every
 * answer says which build it is of.
 *
 * @param own the build of the page on screen
 */
export function watchBuild(target: Fetching, own: string): void {
  const send = target.fetch.bind(target);
  target.fetch = async (...request) => {
    const answer = await send(...request);
    const build = answer.headers.get(header);
    if (build) isOther = build !== own;
    return answer;
  };
}

/** Whether the shop has another build by now: the next page is then loaded whole, for this page's code may not know its data. */
export const isOtherBuild = (): boolean => isOther;
