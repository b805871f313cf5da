/** The country code may come with, without or beside the leading zero. */
const pakistaniMobile = /^(?:\+92|0092|92)?0?(3\d{9})$/;

const westernDigit = (digit: string): string => String((digit.codePointAt(0) ?? 0) & 15);

/** What people and phone books put between digits: blanks, every dash, dots, brackets, slashes, and marks that nobody sees. */
const betweenDigits = /[\s\p{Pd}\u2212\p{Cf}.()/·]/gu;

/**
 * A Pakistani mobile number as it is stored, `+923XXXXXXXXX`; null for anything that is not one. Digits may be Urdu or Arabic, `tel:` may
 * stand before them (decisions 25).
 */
export function normalisePhone(text: string): string | null {
  const digits = text
    .replace(betweenDigits, "")
    .replace(/^tel:/i, "")
    .replace(/[٠-٩۰-۹]/g, westernDigit);
  const match = pakistaniMobile.exec(digits);
  return match ? `+92${match[1]}` : null;
}

/** A stored mobile number as people here write it, `0301-2345678`; other numbers stay as they are. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+92(3\d{2})(\d{7})$/, "0$1-$2");
}

/** A number for those who may not read it, `0301-*****78`: enough to recognise a caller, too little to call. Short numbers are all stars. */
export function maskPhone(phone: string): string {
  const text = formatPhone(phone);
  return text.replace(/\d/g, (digit, at: number) => (text.length > 9 && (at < 5 || at >= text.length - 2) ? digit : "*"));
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
  const typed = text.replace(/[٠-٩۰-۹]/g, westernDigit).replace(/[^\d+]/g, "");
  if (typed.indexOf("+", 1) > 0) return null;
  const phone = withPlus(typed).replace(/^\+920(?=[1-9])/, `+${countryCode}`);
  const digits = phone.length - 1;
  return /^\+\d+$/.test(phone) && digits >= fewestDigits && digits <= mostDigits ? phone : null;
}
