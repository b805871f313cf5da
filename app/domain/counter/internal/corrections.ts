const takingBack =
  /\b(?:rehne|rehny|rahne|rehn)\s*d\w*|\bcancel(?:\s+kar\s+d\w*)?|\bmat\s+\w+|\b(?:nahin?|nhi|nai|na)\s+(?:chah\w*|chaiy?e|bhej\w*|dena)|\b(?:hata|nikal)\s*d\w*/i;

const correcting = /^\W*(?:nahin?|nhi|nai|no|sorry|ghalti|maaf)\b|\b(?:sorry|maaf)\b|\bk(?:a)?r\s*d(?:ein|en|ain|o|y|e)\b/gi;

const not = new Set(["nahi", "nahin", "nhi", "nai", "not"]);

/** Whether a part of a message cancels a line: rehne dein, cancel, mat bhejna. */
export const isCancellation = (part: string): boolean => takingBack.test(part);

/** Whether it may correct a line: nahi 3, sorry 2 kg, 2 kg kar dein. */
export const isCorrection = (part: string): boolean => part.search(correcting) >= 0;

/** The part without the words that take back or correct. */
export const withoutCorrection = (part: string): string => part.replace(takingBack, " ").replace(correcting, " ");

/** Whether a word sets another amount in the place of the one before it. */
export const isNot = (word: string): boolean => not.has(word);
