import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { fields } from "#app/i18n/fields.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { type RefusalCode, refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";
import type { Refusal } from "#app/lib/outcome.ts";
import { readFormData } from "./form-data.server.ts";
import { langOf } from "./lang.server.ts";

/** One thing that a schema found wrong. */
export type Issue = z.core.$ZodIssue;
type FieldKey = keyof typeof fields.en;

const isKey = (message: string): message is FieldKey => Object.hasOwn(fields.en, message);

/** The sentence a customer reads for one thing wrong with one field. */
export function sentence(lang: Lang, issue: Issue): string {
  const t = translator(lang, fields);
  if (isKey(issue.message)) return t(issue.message);
  switch (issue.code) {
    case "invalid_type":
      return t(issue.expected === "string" || issue.input === undefined ? "required" : "number");
    case "too_small":
      if (issue.origin === "string") return issue.minimum === 1 ? t("required") : t("too-short", { min: Number(issue.minimum) });
      return t("min", { min: Number(issue.minimum) });
    case "too_big":
      return issue.origin === "string" ? t("too-long", { max: Number(issue.maximum) }) : t("max", { max: Number(issue.maximum) });
    case "invalid_value":
      return t(issue.input === undefined ? "required" : "choice");
    default:
      return t("invalid");
  }
}

/**
 * The fields with plain names. conform reads `name[9999999]` as a list of that length and `__intent__` as its own command: no form
 * of the shop has either, so both are dropped before they cost anything.
 */
function plainFields(form: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of form) if (/^[a-z]\w{0,63}$/i.test(name)) plain.append(name, value);
  return plain;
}

/** The HTTP status of refusals that have one of their own: 503 where the form is valid and a retry may succeed. */
const statusOf: Partial<Record<RefusalCode, number>> = {
  busy: 503,
  "file.busy": 503,
  "image.busy": 503,
  broken: 503,
  "out-of-space": 503,
  "image.not-stored": 503,
  "email.incomplete": 400,
  "seo.canonical-elsewhere": 400,
  "seo.canonical-missing": 400,
  "email.address-refused": 400,
  "email.not-an-address": 400,
  "email.secret-too-long": 400,
  "row.changed-meanwhile": 409,
  "row.conflict": 409,
  "row.in-use": 409,
  "row.no-name": 400,
  "row.no-such": 400,
  "row.not-found": 404,
  "row.not-in-bin": 404,
  "row.taken": 409,
  "two-factor.locked": 429,
  "two-factor.wrong": 400,
  "video.no-id": 400,
};

/** The HTTP status of a refusal: its own where it has one, else the default of the form. */
export const refusalStatus = (refusal: Pick<Refusal, "code"> | undefined, defaultStatus = 409): number =>
  (refusal && statusOf[refusal.code]) ?? defaultStatus;

/**
 * Reads a posted form against its schema; the action trusts only `value`.
 * `invalid()` is the ready 400 reply with a sentence at each field and what was typed, and one above them where a code is given;
 * `reply()` is what was typed, for a form that is shown again after it was read;
 * `refuse()` shows the refusal of a command (the refusal's own status, else 409 by default), with its conflicts and `more` beside.
 * Passwords, codes and secrets are never sent back. Throws as
 * `readFormData` does.
 */
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema, form?: FormData) {
  const lang = langOf(request);
  const submission = parseWithZod(plainFields(form ?? (await readFormData(request))), {
    schema,
    formatError: (issues: Issue[]) => issues.map((issue) => sentence(lang, issue)),
  });
  const hideFields = ["password", "new_password", "current_password", "code", "secret", "cred_id", "incoming_secret"];
  const reply = <More extends object>(
    options: Parameters<typeof submission.reply>[0],
    status: number,
    { conflicts, more }: { conflicts?: Refusal["conflicts"]; more?: More | undefined } = {},
  ) =>
    data({ result: { ...submission.reply({ ...options, hideFields }), ...more }, ...(conflicts && { conflicts }) }, { status });
  const say = translator(lang, refusals);
  if (submission.status !== "success") {
    const invalid = (code?: RefusalCode) => reply(code ? { formErrors: [say(code)] } : {}, 400);
    return { ok: false as const, invalid };
  }
  return {
    ok: true as const,
    value: submission.value as z.output<Schema>,
    reply: () => submission.reply({ hideFields }),
    refuse<More extends object = object>({ code, field, values, conflicts }: Refusal, defaultStatus = 409, more?: More) {
      const status = refusalStatus({ code }, defaultStatus);
      const said = [say(code, values)];
      return reply(field ? { fieldErrors: { [field]: said } } : { formErrors: said }, status, {
        ...(conflicts && { conflicts }),
        more,
      });
    },
  };
}

/** Shows a refusal above a form that was not read, with its HTTP status: what was typed and chosen stays on the page that sent it. */
export function refuseUnread(request: Request, refusal: Refusal) {
  const said = translator(langOf(request), refusals)(refusal.code, refusal.values);
  const result = { status: "error" as const, error: { "": [said] } };
  return data({ result }, { status: refusalStatus(refusal) });
}

/** The reply with a refused form, with its HTTP status. */
export type RefusedForm = ReturnType<Extract<Awaited<ReturnType<typeof readForm>>, { ok: true }>["refuse"]>;
