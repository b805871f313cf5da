import type { Lang } from "#app/i18n/lang.ts";

/** What a person may see and change about themselves; phone numbers as they are stored. */
export type Profile = { name: string; email: string | null; phone: string | null; whatsappPhone: string | null; language: Lang };

/** A profile as the fields of its form hold it, for the form to carry as what it was loaded with. */
export const profileTexts = ({ name, email, phone, whatsappPhone, language }: Profile) => ({
  name,
  email: email ?? "",
  phone: phone ?? "",
  whatsapp_phone: whatsappPhone ?? "",
  language,
});
