import { westernDigits } from "./western-digits.ts";

/** The country code may come with, without or beside the leading zero. */
const pakistaniMobile = /^(?:\+92|0092|92)?0?(3\d{9})$/;

/** What people and phone books put between digits: blanks, every dash, dots, brackets, slashes, and marks that nobody sees. */
const betweenDigits = /[\s\p{Pd}\u2212\p{Cf}.()/·_]/gu;

/** What says of a number what it is, with nothing between digits any more: `tel:`, `wa.me/`, `Ph#`, `Cell no:`. */
const namedBefore = /^(?:(?:https?:)?wame|(?:tel|ph|phone|cell|mob|mobile|whatsapp|fon)(?:no|number)?[:#]*)(?=[\d+٠-٩۰-۹]{10})/i;

const bareNumber = (text: string): string => westernDigits(text.replace(betweenDigits, "").replace(namedBefore, ""));

/**
 * A Pakistani mobile number as it is stored, `+923XXXXXXXXX`; null for anything that is not one. Digits may be Urdu or Arabic, `tel:`,
 * `Cell:` or `wa.me/` may stand before them (decisions 25).
 */
export function normalisePhone(text: string): string | null {
  const match = pakistaniMobile.exec(bareNumber(text));
  return match ? `+92${match[1]}` : null;
}

/** A number of the fixed network as it is dialled: area code and number together have nine or ten digits, a 111 number two more. */
const pakistaniLandline = /^(?:\+92|0092|92|0)0?((?:[24-9]\d{8,9})|[24-9]\d111\d{6})$/;

/** A number of another country, which is written with its code. */
const foreignNumber = /^(?:\+|00)(?!92|0)(\d{10,15})$/;

/**
 * The number of somebody who calls the shop: a Pakistani mobile or landline, or a number of another country with its code, as `+` and
 * digits (decisions 25). Null for anything else. Accounts take mobiles only (`normalisePhone`).
 */
export function callerPhone(text: string): string | null {
  const mobile = normalisePhone(text);
  if (mobile) return mobile;
  const number = bareNumber(text.replace(/(?<=[+\d\s])\(0\)/, ""));
  const [, landline] = pakistaniLandline.exec(number) ?? [];
  if (landline) return `+92${landline}`;
  const [, foreign] = foreignNumber.exec(number) ?? [];
  return foreign ? `+${foreign}` : null;
}

/**
 * The digits of a search, however they were typed or pasted, `#` before a number left out; null for a text with other signs. `part` is what
 * a stored phone number holds of them: without the country's code or the zero before an area's.
 */
export function searchedDigits(text: string): { digits: string; part: string } | null {
  const digits = bareNumber(text.replace(/^#/, "")).replaceAll("+", "");
  return /^\d+$/.test(digits) ? { digits, part: digits.replace(/^(?:(?:00)?92(?=\d{5})0?|00?)(?=[1-9])/, "") } : null;
}

/** The country that a number without one belongs to, for the WhatsApp gateway (B §9). */
const countryCode = "92";

/** No number has more digits (E.164), and none that the gateway takes has fewer. */
const [fewestDigits, mostDigits] = [10, 15];

/** A number with its plus, however it was written, by the rules of the specification in their order (B5.09 to B5.13). */
function withPlus(typed: string): string {
  const text = typed.startsWith("00") ? `+${typed.slice(2)}` : typed;
  if (text.startsWith("+")) return text;
  if (text.startsWith(countryCode)) return `+${text}`;
  if (text.startsWith("0")) return `+${countryCode}${text.slice(1)}`;
  if (text.startsWith("3") && text.length >= 9) return `+${countryCode}${text}`;
  return `+${text}`;
}

/**
 * A number as the WhatsApp gateway takes it: digits behind one plus (B5.07 to B5.14). Everything else is dropped; `00` is a plus, another
 * leading 0 the country's own, and a single 0 right behind +92 goes. Null for what is none: two pluses, a plus amid digits, below 10 or
 * above 15 digits.
 */
export function gatewayPhone(text: string): string | null {
  const typed = westernDigits(text).replace(/[^\d+]/g, "");
  if (typed.indexOf("+", 1) > 0) return null;
  const phone = withPlus(typed).replace(/^\+920(?=[1-9])/, `+${countryCode}`);
  const digits = phone.length - 1;
  return /^\+\d+$/.test(phone) && digits >= fewestDigits && digits <= mostDigits ? phone : null;
}
