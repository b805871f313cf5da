/** An answer whose text is there as a whole, beside a body that is empty. */
export type WholePage = Response & { whole: string };

/** A page that is rendered in one go. The shop's server sends its text as it is; a body would pass through two web streams first. */
export const wholePage = (html: string, init: ResponseInit): WholePage =>
  Object.assign(new Response(null, init), { whole: html, text: async () => html });

/** Whether an answer is a page that was rendered in one go; what files, data and redirects say is in their body. */
export const isWholePage = (answer: Response): answer is WholePage => "whole" in answer;
