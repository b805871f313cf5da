import { expect, test } from "vitest";
import { z } from "zod";
import { fieldCheck } from "./resource/form-of.server.ts";
import { formFields, type StaffTable } from "./resource/staff-table.ts";

/** Fields whose control has several lines, by name; every other field that takes a text is one line (decisions 26). */
const severalLines: ReadonlySet<string> = new Set([
  ...["message", "description", "description_ur", "product_description", "content", "question"],
  ...["delivery_address", "delivery_notes", "address", "notes", "note", "reason"],
]);

/** Fields that nobody reads as a text: passwords, addresses of pages, what a page sends of itself, what another reader takes apart. */
const unread: ReadonlySet<string> = new Set([
  ...["password", "current_password", "new_password", "code", "return_to", "seen", "shown", "print", "key", "seal", "click"],
  ...["orders", "all", "reply", "list", "price_amount", "phone", "phone_number", "imageUrl", "entityId"],
]);

const modules = import.meta.glob<Record<string, unknown>>(
  [
    "/app/domain/**/*.ts",
    "/app/routes/**/*.server.ts",
    "!/app/**/*.test.ts",
    "!/app/generated/**",
    "!/app/domain/settings/**",
    "!/app/domain/messaging/reply-as-customer.server.ts",
  ],
  { eager: true },
);

type Field = { at: string; name: string; schema: z.ZodType };

/** What a schema is made of: what its pipes, wrappers, lists and choices hold. */
function partsOf(schema: z.ZodType): unknown[] {
  const def = schema._zod.def as { in?: unknown; out?: unknown; innerType?: unknown; element?: unknown; options?: unknown };
  return [def.in, def.out, def.innerType, def.element, ...(Array.isArray(def.options) ? def.options : [])];
}

/** The fields of every object schema within a schema, also of those that no module exports by themselves. */
function fieldsOf(at: string, schema: unknown): Field[] {
  if (!(schema instanceof z.ZodType)) return [];
  const { shape = {} } = schema._zod.def as { shape?: Record<string, z.ZodType> };
  const own = Object.entries(shape).map(([name, field]) => ({ at, name, schema: field }));
  const within = Object.entries(shape).flatMap(([name, field]) => fieldsOf(`${at}.${name}`, field));
  return [...own, ...within, ...partsOf(schema).flatMap((part) => fieldsOf(at, part))];
}

/** A table that staff edit, or a tab of the settings: both describe their fields in the same words. */
const isTable = (value: unknown): value is StaffTable =>
  typeof value === "object" &&
  value !== null &&
  "fields" in value &&
  Object.values(value.fields as object).every((field) => typeof field === "object" && field !== null && "type" in field);

/** The fields of every table that staff edit, and of every tab of the settings. */
const staffFields: Field[] = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, StaffTable] => isTable(entry[1]))
    .flatMap(([at, table]) =>
      formFields(table).map((form) => ({
        at: `${path} ${at}`,
        name: form.field.type === "text" ? "description" : form.name,
        schema: fieldCheck(form),
      })),
    ),
);

const fields = [
  ...staffFields,
  ...Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, schema]) => fieldsOf(`${path} ${name}`, schema)),
  ),
].filter(({ name }) => !unread.has(name));

const broken = "Ali\nTotal";
const turned = "Ali\u202etxt";

const taken = async (schema: z.ZodType, text: string): Promise<string | null> => {
  const read = await schema.safeParseAsync(text).catch(() => null); // one that its form fills itself takes nothing that is typed
  return read?.success && typeof read.data === "string" ? read.data : null;
};

test("every form of the shop is looked at", () => {
  expect(fields.length).toBeGreaterThan(100);
  expect(staffFields.filter(({ at }) => at.includes("settings-tabs")).length).toBeGreaterThan(20);
  expect(staffFields.length).toBeGreaterThan(80);
});

test("no field of a form but those with several lines takes a line break, and none a mark that turns the direction", async () => {
  const wrong: string[] = [];
  for (const { at, name, schema } of fields) {
    const [line, mark] = await Promise.all([taken(schema, broken), taken(schema, turned)]);
    if (line?.includes("\n") && !severalLines.has(name)) wrong.push(`${at}.${name}: line break`);
    if (mark?.includes("\u202e")) wrong.push(`${at}.${name}: direction`);
  }
  expect(wrong).toEqual([]);
});

test("a field that is said to have several lines has them in some form", async () => {
  const lines = new Set<string>();
  for (const { name, schema } of fields) if ((await taken(schema, broken))?.includes("\n")) lines.add(name);
  expect([...severalLines].filter((name) => !lines.has(name))).toEqual([]);
});
