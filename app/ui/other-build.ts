/** The response header with the server's build, on the data of pages. */
const header = "X-Build";

type Fetching = { fetch: typeof fetch };

let isOther = false;

/**
 * Detects when a page's data comes from another build than the current page, as after an update: every response names its build.
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

/** Whether the server has another build by now: the next navigation loads a document, as this page's code may not fit its data. */
export const isOtherBuild = (): boolean => isOther;
