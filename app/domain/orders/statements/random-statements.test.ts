import { expect, test } from "vitest";
import { mulberry32 } from "#app/lib/mulberry32.ts";
import { readStatement, readStatementRows } from "./read-statement.server.ts";
import { findHeading, guessColumns, type StatementColumns } from "./statement-columns.ts";

/** A movement as it was: what the plain model knows of a row. */
type Movement = { day: number; amount: number; isIn: boolean; reference: string; isDone: boolean };
type Random = () => number;

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
const written = (random: Random, amount: number): string => {
  const text = (amount / 100).toFixed(2);
  return pick(random, [text, `PKR ${text}`, text.replace(/\B(?=(\d{3})+\.)/g, ",")]);
};

const movementsOf = (random: Random): Movement[] =>
  Array.from({ length: 1 + Math.floor(random() * 12) }, (_, at) => ({
    day: 1 + at,
    amount: pick(random, [50_000, 50_000, 100 + Math.floor(random() * 900_000)]),
    isIn: random() < 0.5,
    reference: `TRX${100_000 + Math.floor(random() * 900_000)}`,
    isDone: random() < 0.9,
  }));

/** How a file tells which way money went. */
const ways = ["word", "two columns", "minus", "brackets", "suffix", "both signs", "balance alone", "nothing"] as const;
const words = [
  ["CR", "DR"],
  ["Credit", "Debit"],
  ["C", "D"],
  ["In", "Out"],
  ["Received", "Sent"],
  ["+", "-"],
  ["Money In", "Money Out"],
  ["Deposit", "Withdrawal"],
] as const;
const headings = [
  ["Credit", "Debit"],
  ["Deposit", "Withdrawal"],
  ["Paid In", "Paid Out"],
  ["CR Amount", "DR Amount"],
  ["Amount Received", "Amount Sent"],
] as const;

/** A file of a small grammar: columns in any order, a way to tell directions, preamble, balance (true or broken), totals, a last sentence. */
function fileOf(seed: number) {
  const random = mulberry32(seed);
  const movements = movementsOf(random);
  const way = pick(random, ways);
  const isNewestFirst = random() < 0.4;
  const balances = way === "balance alone" || random() < 0.4 ? (random() < 0.8 ? "true" : "broken") : "none";
  const hasStatus = random() < 0.5;
  const [creditWord, debitWord] = pick(random, words);
  const [creditHeading, debitHeading] = pick(random, headings);

  let balance = 1_000_000_00 + Math.floor(random() * 5_000_000_00);
  const breaks = Math.floor(random() * movements.length);
  const rows = movements.map((movement, at) => {
    const { amount, isIn, isDone } = movement;
    if (isDone || !hasStatus) balance += isIn ? amount : -amount;
    if (balances === "broken" && at === breaks) balance += 12_345;
    const plain = written(random, amount);
    const signed = {
      word: plain,
      "two columns": isIn ? plain : "",
      minus: isIn ? plain : `-${plain}`,
      brackets: isIn ? plain : `(${plain})`,
      suffix: `${plain} ${isIn ? "CR" : "DR"}`,
      "both signs": `${isIn ? "+" : "-"}${plain}`,
      "balance alone": plain,
      nothing: plain,
    }[way];
    const cells: Record<string, string> = {
      "Transaction Date": `${String(movement.day).padStart(2, "0")}/11/2026`,
      Particulars: pick(random, ["TRANSFER", "RAAST P2P, ALI", "", "CHARGES 45"]),
      "Reference No": random() < 0.8 ? movement.reference : "",
      [way === "two columns" ? creditHeading : "Amount"]: signed,
      ...(way === "two columns" && { [debitHeading]: isIn ? "" : plain }),
      ...(way === "word" && { [pick(random, ["Dr/Cr"])]: isIn ? creditWord : debitWord }),
      ...(hasStatus && { Status: isDone ? "Completed" : pick(random, ["Failed", "Reversed", "Pending"]) }),
      ...(balances !== "none" && { Balance: written(random, balance) }),
    };
    return { movement, cells };
  });
  if (isNewestFirst) rows.reverse();
  const names = Object.keys(rows[0]?.cells ?? {}).sort(() => random() - 0.5);
  const blank = (cells: string[]) => [...cells, ...names.slice(cells.length).map(() => "")];
  const preamble =
    random() < 0.5 ? [blank(["Meezan-like Bank"]), blank(["IBAN:", "PK00 1234"]), blank(["Period:", "01-Nov-2026"])] : [];
  const total = names.map((name) =>
    name === "Transaction Date" ? "Total" : /Amount|Credit|Deposit|Paid In/.test(name) ? "99,999.00" : "",
  );
  const footer = random() < 0.5 ? [total, ["This is a computer generated statement"]] : [];
  const lines = [...preamble, names, ...rows.map(({ cells }) => names.map((name) => cells[name] ?? "")), ...footer];
  return { lines, rows: rows.map(({ movement }) => movement), first: preamble.length + 1, way, balances, hasStatus };
}

/** The rows that came in, by the columns that the program guesses by itself. */
async function readGuessed(lines: string[][], change: (columns: StatementColumns) => StatementColumns = (columns) => columns) {
  const at = findHeading(lines);
  const header = lines[at] ?? [];
  const below = lines.map((cells, place) => ({ row: place + 1, cells })).slice(at + 1);
  const columns = change(
    guessColumns(
      header,
      below.map(({ cells }) => cells),
    ),
  );
  return { at, rows: await readStatementRows(below, { source: "bank", header, columns }) };
}

const seeds = Array.from({ length: 10_000 }, (_, at) => at + 1);

test("of 10,000 random files nothing that went out is ever taken as money in, and what came in is where the file says so", async () => {
  const counts = { files: 0, taken: 0, cameIn: 0, told: 0, missed: [] as string[] };
  for (const seed of seeds) {
    const { lines, rows, first, way, balances, hasStatus } = fileOf(seed);
    const found = await readGuessed(lines);
    expect(found.at, `heading of ${seed}`).toBe(first - 1);
    const taken = new Set(found.rows.flatMap((row) => ("money" in row ? [row.row] : [])));
    const known = rows.map((movement, at) => ({ ...movement, row: first + 1 + at }));
    for (const { row, isIn, isDone } of known)
      if (taken.has(row) && (!isIn || (hasStatus && !isDone)))
        throw new Error(`file ${seed}: row ${row} (${way}) went out or failed and is taken`);
    for (const row of taken) if (!known.some((one) => one.row === row)) throw new Error(`file ${seed}: row ${row} is no payment`);
    if (balances === "broken" && rows.length > 2 && way !== "balance alone") counts.files += 1;
    const isTold = way !== "nothing" && way !== "balance alone" && balances !== "broken";
    const cameIn = known.filter(({ isIn, isDone }) => isIn && (isDone || !hasStatus));
    counts.cameIn += cameIn.length;
    counts.taken += taken.size;
    if (isTold) {
      counts.told += cameIn.length;
      for (const { row } of cameIn) if (!taken.has(row)) counts.missed.push(`${seed}:${row} ${way} ${balances}`);
    }
  }
  expect(counts.told).toBeGreaterThan(10_000);
  // A file of which every row came in, unsigned, tells nothing and is asked about.
  expect(counts.missed.filter((text) => !/minus|brackets/.test(text))).toEqual([]);
});

test("a file without any sign of direction proposes nothing until a person says that every row came in", async () => {
  const lines = [
    ["Date", "Reference", "Amount"],
    ["20/11/2026", "EP-2201", "450"],
    ["20/11/2026", "EP-2202", "-"],
  ];
  expect((await readGuessed(lines)).rows).toMatchObject([{ left: "no-direction" }, { left: "outgoing" }]);
  const told = await readGuessed(lines, (columns) => ({ ...columns, direction: "*" }));
  expect(told.rows).toMatchObject([{ money: { amount: 450_00 } }, { left: "outgoing" }]);
});

test("a running balance that does not add up is believed by nobody, and one that does tells directions by itself", async () => {
  const lines = [
    ["Date", "Amount", "Balance"],
    ["20/11/2026", "1,000", "11,000"],
    ["21/11/2026", "400", "10,600"],
    ["22/11/2026", "500", "11,100"],
  ];
  expect((await readGuessed(lines)).rows).toMatchObject([
    { left: "no-direction" },
    { left: "outgoing" },
    { money: { amount: 500_00 } },
  ]);
  const broken = lines.map((cells, at) => (at === 3 ? ["22/11/2026", "500", "11,101"] : cells));
  expect((await readGuessed(broken)).rows.every((row) => "left" in row && row.left !== "no-direction")).toBe(true);
  const credits = broken.map((cells, at) => (at === 0 ? ["Date", "Credit", "Balance"] : cells));
  expect((await readGuessed(credits)).rows).toMatchObject([{ left: "balance" }, { left: "balance" }, { left: "balance" }]);
});

test("300 of these files read from their text come to the same", async () => {
  for (const seed of seeds.slice(0, 300)) {
    const { lines } = fileOf(seed);
    const content = lines.map((cells) => cells.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(",")).join("\r\n");
    const { at, rows } = await readGuessed(lines);
    const header = lines[at] ?? [];
    const columns = guessColumns(header, lines.slice(at + 1));
    const read = await readStatement({ content, source: "bank", header, columns });
    expect(read.map((row) => ("money" in row ? row.row : null)).filter(Boolean)).toEqual(
      rows.map((row) => ("money" in row ? row.row : null)).filter(Boolean),
    );
  }
});
