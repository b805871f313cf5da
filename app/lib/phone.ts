/** Spaces, dashes, dots and brackets are ignored; the country code may come with, without or beside the leading zero. */
const pakistaniMobile = /^(?:\+92|0092|92)?0?(3\d{9})$/;

/** A Pakistani mobile number as it is stored, `+923XXXXXXXXX`; null for anything that is not one. */
export function normalisePhone(text: string): string | null {
  const match = pakistaniMobile.exec(text.replace(/[\s\-.()]/g, ""));
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
