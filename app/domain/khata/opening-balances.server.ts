import { z } from "zod";
import { recordAudit } from "#app/domain/audit/record-audit.server.ts";
import { fileField } from "#app/domain/media/picture-form.server.ts";
import { plainCell } from "#app/domain/resource/csv/csv-cells.ts";
import { decodeCsv } from "#app/domain/resource/csv/decode-csv.server.ts";
import { readRowsAfter, surveyCsv } from "#app/domain/resource/csv/read-csv.server.ts";
import { textField } from "#app/lib/form-fields.server.ts";
import { oneLine } from "#app/lib/one-line.ts";
import { done, type Outcome } from "#app/lib/outcome.ts";
import { parseRupees } from "#app/lib/parse-rupees.ts";
import { callerPhone } from "#app/lib/phone.ts";
import { now } from "#app/platform/clock.server.ts";
import { db, type Tx, transact } from "#app/platform/db.server.ts";
import { mostOnKhata } from "./khata-forms.server.ts";
import type { OpeningLine, OpeningPlan, OpeningProblem } from "./opening-line.ts";

/** A file of opening balances. */
export const openingFileForm = z.object({ file: fileField("required") });

/** The text of a file that was read, sent again to book it. */
export const openingForm = z.object({ content: textField(2_000_000) });

/** The words that a column may be headed by. */
const headings = {
  name: ["name", "naam", "customer", "gahak"],
  phone: ["phone", "number", "mobile", "phone number", "mobile number"],
  balance: ["balance", "baqi", "amount", "raqam", "owes"],
  limit: ["limit", "hadd"],
} as const;

type Column = keyof typeof headings;

const columnOf = (cell: string): Column | undefined =>
  (Object.keys(headings) as Column[]).find((column) =>
    (headings[column] as readonly string[]).includes(plainCell(cell).trim().toLowerCase()),
  );

const amountOf = (text: string): number | null => {
  const amount = parseRupees(text, { allowNegative: true, most: mostOnKhata });
  return amount !== null && amount % 100 === 0 ? amount : null;
};

function readLine(line: number, cells: Partial<Record<Column, string>>): OpeningLine {
  const typed = {
    name: oneLine(cells.name ?? "")
      .trim()
      .slice(0, 100),
    phone: cells.phone ?? "",
  };
  const phone = callerPhone(typed.phone);
  const balance = amountOf(cells.balance ?? "");
  const limit = cells.limit?.trim() ? amountOf(cells.limit) : null;
  const problem: OpeningProblem | null = !typed.name
    ? "name"
    : !phone
      ? "phone"
      : balance === null
        ? "balance"
        : cells.limit?.trim() && (limit === null || limit < 0)
          ? "limit"
          : null;
  return { line, name: typed.name, phone: phone ?? typed.phone.slice(0, 30), balance: balance ?? 0, limit, problem };
}

/** The cause of a contact's opening balance, by the row of its number: a number itself would stay in the books for good. */
const causeOf = (id: number) => `opening-${id}`;

/** Lines of a number that stands twice, or whose opening balance was booked before, are left out. */
async function withoutRepeats(tx: Pick<Tx, "$queryRaw">, lines: OpeningLine[]): Promise<OpeningLine[]> {
  const opened = await tx.$queryRaw<{ phone: string }[]>`
    SELECT c.phone FROM contacts c JOIN khata_entries e ON e.cause = 'opening-' || c.id
    WHERE c.phone = ANY(${lines.map(({ phone }) => phone)}::text[])`;
  const booked = new Set(opened.map(({ phone }) => phone));
  const seen = new Set<string>();
  return lines.map((line) => {
    if (line.problem) return line;
    const isRepeated = seen.has(line.phone);
    seen.add(line.phone);
    if (booked.has(line.phone)) return { ...line, problem: "booked" as const };
    return isRepeated ? { ...line, problem: "twice" as const } : line;
  });
}

async function readLines(content: string): Promise<Outcome<OpeningLine[]>> {
  const survey = await surveyCsv(content, (first) => {
    const counts = first.map((cells) => cells.filter(columnOf).length);
    return Math.max(0, counts.indexOf(Math.max(1, ...counts)));
  });
  if (!survey.ok) return survey;
  const columns = survey.value.header.map(columnOf);
  const lines: OpeningLine[] = [];
  for await (const { row, cells } of readRowsAfter(content, survey.value.headingRow)) {
    const named = columns.flatMap((column, at) => (column ? [[column, plainCell(cells[at] ?? "")] as const] : []));
    lines.push(readLine(row, Object.fromEntries(named)));
  }
  return done(lines);
}

/**
 * Reads a file of what people owed in the old register, without writing anything: each line with why it would be left out.
 *
 * @returns refused as `decodeCsv` and `surveyCsv`
 */
export async function planOpening(bytes: Uint8Array): Promise<Outcome<OpeningPlan>> {
  const decoded = await decodeCsv(bytes);
  if (!decoded.ok) return decoded;
  const read = await readLines(decoded.value.text);
  if (!read.ok) return read;
  const lines = await withoutRepeats(db, read.value);
  const good = lines.filter(({ problem }) => problem === null);
  const sum = good.reduce((total, { balance }) => total + balance, 0);
  return done({ content: decoded.value.text, lines, count: good.length, sum });
}

/**
 * Books the lines of a file that are right, all of them in one transaction: contacts that are not there are added, limits are set, each
 * number is opened once, however often its file is sent.
 *
 * @returns how many were booked; refused as `surveyCsv`
 */
export async function applyOpening(content: string, { by }: { by: number }): Promise<Outcome<{ count: string }>> {
  const read = await readLines(content);
  if (!read.ok) return read;
  return transact(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('khata opening', 0))`;
    const good = (await withoutRepeats(tx, read.value)).filter(({ problem }) => problem === null);
    const at = now();
    for (const { name, phone, balance, limit } of good.toSorted((one, other) => (one.phone < other.phone ? -1 : 1))) {
      const { id, mergedIntoId } = await tx.contact.upsert({
        where: { phone },
        create: { phone, name, createdAt: at },
        update: {},
        select: { id: true, mergedIntoId: true },
      });
      const contactId = mergedIntoId ?? id;
      if (limit !== null) await tx.contact.update({ where: { id: contactId }, data: { khataLimit: limit } });
      if (balance !== 0)
        await tx.khataEntry.create({
          data: { contactId, kind: "opening", amount: balance, byUserId: by, cause: causeOf(id), createdAt: at },
        });
    }
    await recordAudit(tx, { by, action: "khata-openings", entity: "khata", id: 0, after: { count: good.length } });
    return done({ count: String(good.length) });
  });
}
