import type { ClientBase } from "pg";
import { rupees } from "#app/lib/money.ts";
import { insertRows } from "./insert-rows.ts";

const day = 24 * 60 * 60 * 1000;

/** Who buys on khata: the limit, and what was owed or paid so many days ago, in rupees. */
const people = [
  {
    ...{
      name: "Ustad Rafiq",
      phone: "+923006321784",
      zone: "Gulgasht Colony",
      address: "Workshop, Bosan Road, opp. PSO",
      limit: 15_000,
    },
    ...{
      notes: "Pays on the first. Bhai Shafiq may fetch goods.",
      moves: [
        [27, 6200],
        [24, 3285],
        [20, -5000],
        [9, 4965],
        [2, -1000],
      ],
    },
  },
  {
    ...{
      name: "Nadeem Pan Shop",
      phone: "+923028765410",
      zone: "Gulgasht Colony",
      address: "Chungi No 6",
      limit: 10_000,
      notes: null,
    },
    moves: [
      [104, 7600],
      [75, 3140],
      [70, -1000],
    ],
  },
  {
    name: "Sana Riaz",
    phone: "+923227140935",
    zone: "Gulgasht Colony",
    address: "House 40, Street 2",
    limit: 0,
    notes: null,
    moves: [],
  },
] as const;

/** A few people who buy on khata, as the old register had them; the balances follow from the entries by themselves. */
export async function seedKhata(client: ClientBase, { by, now }: { by: number; now: Date }): Promise<void> {
  const contacts = people.map(({ limit, moves: _, ...person }) => ({ ...person, khataLimit: rupees(limit), createdAt: now }));
  await insertRows(client, "contacts", contacts);
  const { rows } = await client.query<{ id: number; phone: string }>("SELECT id, phone FROM contacts");
  const entries = people.flatMap(({ phone, moves }) =>
    moves.map(([days, amount], at) => ({
      contactId: rows.find((row) => row.phone === phone)?.id,
      kind: amount < 0 ? "payment" : at === 0 ? "opening" : "correction",
      amount: rupees(amount),
      method: amount < 0 ? "cash" : null,
      note: at === 0 ? "old register" : amount < 0 ? null : "from the old register",
      byUserId: by,
      cause: `seed-${phone}-${at}`,
      createdAt: new Date(now.getTime() - days * day),
    })),
  );
  await insertRows(client, "khata_entries", entries);
}
