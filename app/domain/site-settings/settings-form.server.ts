import { z } from "zod";
import { fieldCheck, type MergeForm, mergeChecks } from "#app/domain/resource/form-of.server.ts";
import { type FieldValues, formFields } from "#app/domain/resource/staff-table.ts";
import { gatewayPhone, normalisePhone } from "#app/lib/phone.ts";
import { isGatewayAddress } from "#app/platform/whatsapp-gateway.server.ts";
import type { SettingFormat, SettingsTab } from "./settings-tabs.ts";

const webAddress = (text: string): boolean => {
  const address = URL.canParse(text) ? new URL(text) : null;
  const isBare = address?.username === "" && address.password === "";
  return isBare && /^https?:$/.test(address.protocol) && address.hostname.includes(".");
};

/** So many addresses a list of them may name: one e-mail goes to all. */
const mostEmails = 5;

/** Addresses with commas between, in lower case and each once; null where one is none. */
function emailsIn(text: string): string | null {
  const addresses = [
    ...new Set(
      text
        .toLowerCase()
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ];
  const isEach = addresses.every((address) => z.email().safeParse(address).success);
  return isEach && addresses.length <= mostEmails ? addresses.join(", ") : null;
}

/** What a written text of each format comes to, with the sentence of one that is none. */
const formats: Record<SettingFormat, { read: (text: string) => string | null; sentence: string }> = {
  phone: { read: normalisePhone, sentence: "phone" },
  email: { read: (text) => (z.email().safeParse(text).success ? text.toLowerCase() : null), sentence: "email" },
  emails: { read: emailsIn, sentence: "emails" },
  time: {
    read: (text) => (/^([01]?\d|2[0-3]):[0-5]\d$|^24:00$/.test(text) ? text.padStart(5, "0") : null),
    sentence: "time",
  },
  web: { read: (text) => (webAddress(text) ? text : null), sentence: "web-address" },
  "gateway-phone": { read: gatewayPhone, sentence: "gateway-phone" },
  service: { read: (text) => (isGatewayAddress(text) ? text : null), sentence: "service-address" },
};

/** The form of a tab: its values by field name, and what a merge needs. */
export type SettingsForm = MergeForm & { values: FieldValues };

/** The check of a tab's form. Slots end no sooner than they begin, and a group of fields that is begun is complete. */
export function settingsForm(tab: SettingsTab) {
  const fields = formFields(tab);
  const merge = mergeChecks(fields.map(({ name }) => name));
  const checks = fields.map((field) => {
    const format = tab.fields[field.column]?.format;
    const check = fieldCheck(field);
    if (!format) return [field.name, check] as const;
    const { read, sentence } = formats[format];
    const formatted = check.transform((value, context) => {
      const written = Array.isArray(value) ? value.map(read) : typeof value === "string" && value !== "" ? read(value) : "";
      if (Array.isArray(written) ? written.every((one) => one !== null) : written !== null) return written;
      context.addIssue({ code: "custom", message: sentence });
      return z.NEVER;
    });
    return [field.name, formatted] as const;
  });
  return z
    .object({ ...(Object.fromEntries(checks) as object), ...merge.shape })
    .superRefine((form: Record<string, unknown>, context) => {
      const [first, last] = [form["first_slot"], form["last_slot"]];
      const endless = ["first_slot", "last_slot"].filter((name) => form[name] === "24:00"); // no slot begins then
      for (const name of endless) context.addIssue({ code: "custom", message: "time", path: [name] });
      if (endless.length === 0 && typeof first === "string" && typeof last === "string" && first > last)
        context.addIssue({ code: "custom", message: "last-slot", path: ["last_slot"] });
      if (Number(form["min_seconds"]) > Number(form["max_seconds"]))
        context.addIssue({ code: "custom", message: "last-pace", path: ["max_seconds"] });
      const begun = (tab.groups ?? []).filter((group) => group.fields.some((name) => form[name]));
      for (const name of begun.flatMap(({ needed }) => needed))
        if (!form[name]) context.addIssue({ code: "custom", message: "required", path: [name] });
    })
    .transform((form): SettingsForm => {
      const sent = form as Readonly<Record<string, unknown>>;
      const values = Object.fromEntries(fields.map(({ name }) => [name, sent[name] as FieldValues[string]]));
      return { ...merge.read(sent), values };
    });
}
