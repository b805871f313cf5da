/** What a customer asks by a short message: to confirm an order, to cancel it, or where it is; `order` is the number they named. */
export type CustomerReply = { wish: "confirm" | "cancel" | "where"; order: number | null };

const digitOf = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 15);

const choice = /^([12])[.)\]:،,-]*(?:\s+(?:order\s*)?#?\s*0*([1-9]\d{0,8}))?[.!\s]*$/;

/** "kahan hai", "order kidhar hai", "where is my order 125" and how people spell them. */
const asksWhere = [
  /^(?:bhai |ji |please |plz )?(?:(?:mera|hamara|my) )?(?:order |parcel |samaan |saman )?(?:number )?#?(\d{1,9})? ?(?:abhi )?(?:kahan?|kahaan|kaha|kidhar|kider|kab)(?: tak)?(?: pohanch\w*| pahunch\w*| pohnch\w*| aye\w*| aay\w*)?(?: hai| he| h| hy| hain| ga| gi)*(?: mera| hamara)?(?: order| parcel| samaan| saman)?$/,
  /^(?:hi |hello |please |plz )?(?:where|whr|wher)(?: is|s|'s|’s)?(?: my| the)? (?:order|parcel|delivery)(?: number)? ?#?(\d{1,9})?$/,
];

/** Reads a customer's message as a reply to an order; null for anything else, which is for a person to read (decisions 38). */
export function readReply(message: string): CustomerReply | null {
  const text = message
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, digitOf)
    .replace(/[\p{Cf}\p{M}*_~]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  const [, chosen, order] = choice.exec(text) ?? [];
  if (chosen) return { wish: chosen === "1" ? "confirm" : "cancel", order: order ? Number(order) : null };
  const question = text.replace(/[?؟!.]+$/, "").trim();
  for (const pattern of asksWhere) {
    const found = pattern.exec(question);
    if (found) return { wish: "where", order: found[1] ? Number(found[1]) : null };
  }
  return null;
}
