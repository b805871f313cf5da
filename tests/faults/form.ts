import type { Client } from "pg";
import type { People } from "./people.ts";

/**
 * A form of the shop with what would be right to fill in. `typed` are the fields whose text the page must show again
 * after a 400; `chosen` are picked from a list, `secret` are never sent back, all others travel unseen.
 */
export type Form = {
  name: string;
  path: string;
  who: keyof People;
  right: Record<string, string>;
  typed?: readonly string[];
  chosen?: readonly string[];
  secret?: readonly string[];
  /** brings the shop back to where this form can be sent */
  prepare?: (client: Client, people: People) => Promise<unknown>;
};
