/** Where a visitor signs in, to come back to this page afterwards. */
export const signInAddress = (here: string): string =>
  /^\/auth(\?|$)/.test(here) ? "/auth" : `/auth?return_to=${encodeURIComponent(here)}`;
