/** A response with all its bytes in memory; its body stream is created on first access. */
export type BufferedResponse = Response & { whole: Buffer };

/**
 * A page or an answer that is made in one go, from the pieces of its text. The shop's server sends its bytes as they are; a body would pass
 * through two web streams first, and pieces that were joined as text would be copied once more. Only other servers, as
 * `remix-serve`, read the body.
 */
export function bufferedResponse(pieces: readonly string[], init: ResponseInit): BufferedResponse {
  const whole = Buffer.allocUnsafe(pieces.reduce((size, piece) => size + Buffer.byteLength(piece), 0));
  pieces.reduce((at, piece) => at + whole.write(piece, at), 0);
  const answer = new Response(null, init);
  let body: Response["body"] = null;
  Object.defineProperty(answer, "body", {
    get: () => {
      body ??= new Response(whole).body;
      return body;
    },
  });
  const text = async () => whole.toString();
  return Object.assign(answer, { whole, text, json: async () => JSON.parse(whole.toString()) });
}

/** Whether an answer was made in one go; files, data and redirects have an ordinary body. */
export const isBufferedResponse = (answer: Response): answer is BufferedResponse => "whole" in answer;
