/** An answer whose bytes are there as a whole, beside a body that is empty. */
export type WholePage = Response & { whole: Buffer };

/**
 * A page that is rendered in one go, from the pieces of its text. The shop's server sends its bytes as they are; a body would
 * pass through two web streams first, and pieces that were joined as text would be copied once more.
 */
export function wholePage(pieces: readonly string[], init: ResponseInit): WholePage {
  const whole = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  return Object.assign(new Response(null, init), { whole, text: async () => whole.toString() });
}

/** Whether an answer is a page that was rendered in one go; what files, data and redirects say is in their body. */
export const isWholePage = (answer: Response): answer is WholePage => "whole" in answer;
