import { withoutPurpose } from "#app/domain/catalog/words-of.ts";

const talk = new Set(
  `salam salaam assalam asalam aslam assalamualaikum asalamualaikum aoa alaikum alikum walaikum w wa o slm ji jee bhai bhaijan jaan
  jan janab sir madam baji aapa bhaiya uncle hello hi hey dear please plz pls kindly thanks thank thanku you shukriya meherbani
  jazakallah urgent jaldi chahiye chahiyen chahye chahie chaiye chahiyay chahey mujhe mujhay hamein humein mera meri i we need want
  send deliver delivery bhej bhejein bhejen bhejain bhejo bhejna bhijwa bhijwaein dein den dain dena dijiye dedein dedo karein karen
  kar likh lein len lena note the following items order list saman samaan sauda rashan ghar of a hai hain ho hun kya haal aur and
  bhi ye yeh chezein cheezein cheezen ok okay thats all liye k kal aaj subah shaam raat dopahar tak jaldi se sab sath saath bas mangwaya
  mangwana kaha ne ana aana le la lana fresh taza taaza achay achi acha wala wali wale waly walay ka ki ke kay my me us get give
  sorry maaf kia kaise hain khairiyat umeed honge aap ho mahine grocery good morning evening afternoon so much ko aj very
  total kitna kitne hua hui bana bill hisab kr krdo krdein dy`.split(/\s+/),
);

/** "bhej do" is a request to send, not an amount of two; "can you" is no can. */
const fillerPattern = /\b(?:(bhej|bhijwa|de|kar|likh|rakh|la|pohncha)\s+do|can\s+(?:you|i)|kya\s+haal)\b/gi;

/** An address or a total: nothing to be packed. */
const elsewhere =
  /\b(?:house|makan|street|gali|colony|block|mohalla|muhalla|flat|plaza|address|pata|near|samne|qareeb|kitna|kitne|total|bill|phone)\b|\bghar\s+(?:no|number|ka\s+number)\b/i;

const headings = new Set(
  "sabzi sabziyan sabzian vegetable vegetables veg fruit fruits phal kiryana karyana grocery meat dairy bakery masalay masale cleaning spices".split(
    " ",
  ),
);

/** Whether words without an amount only head the lines below them. */
export const isHeading = (words: readonly string[]): boolean => words.every((word) => headings.has(word));

/** Whether a word addresses a person and names no product. */
export const isFiller = (word: string): boolean => talk.has(word);

/** A part of a message without its filler phrases, and without what it is for. */
export const withoutFiller = (part: string): string => withoutPurpose(part).replace(fillerPattern, " ");

/** Whether a part of a message is about an address or a bill. */
export const isElsewhere = (part: string): boolean => elsewhere.test(part);
