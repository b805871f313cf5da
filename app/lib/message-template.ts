import { plainValue } from "./one-line.ts";

/** The variables that a WhatsApp template may name, with what stands for each. Amounts come as `1,234`. */
export const templateVariables = [
  "brand",
  "customer_name",
  "customer_phone",
  "order_number",
  "status",
  "items_count",
  "total",
  "amount_due",
  "payment_line",
  "payment_method",
  "zone",
  "delivery_date",
  "delivery_time",
  "tracking_url",
  "admin_url",
] as const;

/** One of them. */
export type TemplateVariable = (typeof templateVariables)[number];

/** What stands for each variable; "" prints nothing. */
export type TemplateValues = Readonly<Record<TemplateVariable, string>>;

const amounts: ReadonlySet<string> = new Set<TemplateVariable>(["total", "amount_due"]);

/** With the blank or comma before it, which an empty value takes along. */
const separated = /(, | )?(?<!\{)\{([a-z_]+)\}(?!\})/g;

/** A name in one pair of braces, exactly as a variable is spelt. */
const variable = /(?<!\{)\{([a-z_]+)\}(?!\})/g;

/**
 * A template with its variables replaced (B5.15), in one pass: braces in a value are never read as a variable, adds no line and formats nothing (decisions 26).
 * Unknown names stay as written; an amount brings its "Rs." where the template does not have one before it.
 */
export function renderTemplate(template: string, values: TemplateValues): string {
  return template.replace(separated, (written: string, separator: string | undefined, name: string, start: number) => {
    if (!Object.hasOwn(values, name)) return written;
    const [before, at] = [separator ?? "", start + (separator?.length ?? 0)];
    const value = name.endsWith("_url") ? values[name as TemplateVariable] : plainValue(values[name as TemplateVariable]);
    if (value === "") return "";
    return before + (amounts.has(name) && !/\bRs\.?\s*$/i.test(template.slice(0, at)) ? `Rs. ${value}` : value);
  });
}

/** The names in braces of a template that are no variables, each once. */
export function unknownVariables(template: string): string[] {
  const known: readonly string[] = templateVariables;
  return [...new Set([...template.matchAll(variable)].map(([, name = ""]) => name))].filter((name) => !known.includes(name));
}
