/** Why a line of a file is left out: what it lacks, that its number stands twice, or was opened before. */
export type OpeningProblem = "name" | "phone" | "balance" | "limit" | "twice" | "booked";

/** A line of a file of opening balances; amounts in paisa, `limit` null where the file says none. */
export type OpeningLine = {
  line: number;
  name: string;
  phone: string;
  balance: number;
  limit: number | null;
  problem: OpeningProblem | null;
};

/** What a file would do: its text, its lines, how many of them are right and what those come to in paisa. */
export type OpeningPlan = { content: string; lines: OpeningLine[]; count: number; sum: number };
