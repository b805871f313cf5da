import type { useFormFrame } from "#app/admin/form/form-frame.tsx";
import { adminContacts } from "#app/i18n/admin-contacts.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Field, TextAreaField } from "#app/ui/field.tsx";

type Start = Partial<Record<"name" | "phone" | "whatsapp" | "zone" | "address" | "landmark" | "notes", string | null>>;

interface ContactFieldsProps {
  frame: ReturnType<typeof useFormFrame>;
  start: Start;
  zones: readonly string[];
}

/** Who somebody is and where their goods go. */
export function ContactFields({ frame, start, zones }: ContactFieldsProps) {
  const t = useText(adminContacts);
  const control = (name: keyof Start) => ({ ...frame.control(name, start[name] ?? ""), label: t(`field.${name}`) });
  return (
    <>
      <Field {...control("name")} required maxLength={100} autoComplete="off" />
      <Field {...control("phone")} required type="tel" maxLength={30} autoComplete="off" />
      <Field {...control("whatsapp")} type="tel" maxLength={30} autoComplete="off" />
      <Field {...control("zone")} maxLength={100} list="contact-zones" autoComplete="off" />
      <datalist id="contact-zones">
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <Field {...control("address")} maxLength={500} autoComplete="off" />
      <Field {...control("landmark")} maxLength={200} autoComplete="off" />
      <TextAreaField {...control("notes")} maxLength={1000} rows={3} />
    </>
  );
}
