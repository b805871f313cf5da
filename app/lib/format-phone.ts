/** Whether a stored number is one of the fixed network, which no WhatsApp message reaches. */
export const isLandline = (phone: string): boolean => /^\+92[24-9]\d{8,10}$/.test(phone);

/** Cities with a code of two digits, Multan's 61 among them; other places have three or more. */
const shortArea = /^\+92(21|22|4[0-46-9]|5[1-35-7]|6[1-8]|71|74|81|91)(\d{7,9})$/;

/** A stored number as people here write it, `0301-2345678`, `061-4512345`; one of another country stays as it is. */
export function formatPhone(phone: string): string {
  const mobile = phone.replace(/^\+92(3\d{2})(\d{7})$/, "0$1-$2");
  return isLandline(mobile) ? mobile.replace(shortArea, "0$1-$2").replace(/^\+92/, "0") : mobile;
}

/** A number for those who may not read it, `0301-*****78`: enough to recognise a caller, too little to call. Short numbers are all stars. */
export function maskPhone(phone: string): string {
  const text = formatPhone(phone);
  return text.replace(/\d/g, (digit, at: number) => (text.length > 9 && (at < 5 || at >= text.length - 2) ? digit : "*"));
}
