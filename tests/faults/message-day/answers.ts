import { randomFrom } from "#prisma/seed/random.ts";

/** Customers whom WhatsApp does not know, and those to whose name a firewall before the gateway answers 403. */
export const unknownNumber = /77$/;
export const blockedName = "Select Dropwala";

/** What a gateway does with a message. All but `ok` fail; `hangs up`, `cut`, `too much` and `own words` take it all the same. */
export type GatewayAnswer =
  | "ok"
  | "failed"
  | "busy"
  | "busy for seconds"
  | "busy until"
  | "hangs up"
  | "cut"
  | "too much"
  | "own words"
  | "reset"
  | "html";

const gatewayAnswers: readonly (readonly [GatewayAnswer, number])[] = [
  ["ok", 0.7],
  ["failed", 0.06],
  ["busy", 0.02],
  ["busy for seconds", 0.02],
  ["busy until", 0.02],
  ["hangs up", 0.04],
  ["cut", 0.03],
  ["too much", 0.02],
  ["own words", 0.03],
  ["reset", 0.03],
  ["html", 0.03],
];

/** What a mail server does with an email: `dies` takes it and hangs up before its 250. */
export type MailAnswer = "ok" | "421" | "450" | "452" | "dies" | "hangs up early" | "550";

const mailAnswers: readonly (readonly [MailAnswer, number])[] = [
  ["ok", 0.78],
  ["421", 0.04],
  ["450", 0.04],
  ["452", 0.04],
  ["dies", 0.04],
  ["hangs up early", 0.04],
  ["550", 0.02],
];

function drawn<Answer>(answers: readonly (readonly [Answer, number])[], share: number, otherwise: Answer): Answer {
  let sum = 0;
  for (const [answer, part] of answers) {
    sum += part;
    if (share < sum) return answer;
  }
  return otherwise;
}

const shareOf = (seed: number, key: string, nth: number): number => {
  let hash = seed * 7919 + nth * 104_729;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return randomFrom(hash >>> 0).next();
};

/** The answer to the nth try of a message; the same for a seed, whichever process sends it. Once all is well it is ok. */
export const gatewayAnswerOf = (seed: number, key: string, nth: number): GatewayAnswer =>
  drawn(gatewayAnswers, shareOf(seed, key, nth), "ok");

/** The same of a mail server. */
export const mailAnswerOf = (seed: number, key: string, nth: number): MailAnswer =>
  drawn(mailAnswers, shareOf(seed, key, nth), "ok");
