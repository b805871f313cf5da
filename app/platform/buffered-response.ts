/** An answer whose bytes are there as a whole; its body is a stream of them, made when somebody asks for it. */
export type BufferedResponse = Response & { whole: Buffer };

/**
 * A page that is rendered in one go, from the pieces of its text. The shop's server sends its bytes as they are; a body would
 * pass through two web streams first, and pieces that were joined as text would be copied once more. Only servers that know
 * nothing of this, as `remix-serve`, read the body.
 */
export function bufferedResponse(pieces: readonly string[], init: ResponseInit): BufferedResponse {
  const whole = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const answer = new Response(null, init);
  let body: Response["body"] = null;
  Object.defineProperty(answer, "body", {
    get: () => {
      body ??= new Response(whole).body;
      return body;
    },
  });
  return Object.assign(answer, { whole, text: async () => whole.toString() });
}

/** Whether an answer is a page that was rendered in one go; what files, data and redirects say is in their body. */
export const isBufferedResponse = (answer: Response): answer is BufferedResponse => "whole" in answer;
