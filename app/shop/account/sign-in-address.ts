/** The sign-in page with this page as return-to. */
export const signInAddress = (here: string): string =>
  /^\/auth(\?|$)/.test(here) ? "/auth" : `/auth?return_to=${encodeURIComponent(here)}`;
