import type { OrderStatus } from "#app/domain/orders/status.ts";
import type { Role } from "#app/domain/team/permissions.ts";
import type { Paisa } from "#app/lib/money.ts";
import { db, readRows, sql } from "#app/platform/db.server.ts";

/** How many orders, addresses and sessions a person's page shows. */
const mostShown = 20;

/** A person as B §3 lists them; the parts of the name are derived from the one that is stored (decisions, ruling 6). */
export type UserDetails = {
  id: number;
  email: string | null;
  phone: string | null;
  created_at: string | null;
  last_sign_in_at: string | null;
  name: string;
  full_name: string;
  first_name: string;
  last_name: string;
  avatar_url: string | null;
  role: Role | null;
  isBlocked: boolean;
  isAnonymised: boolean;
};

type Stored = Omit<UserDetails, "full_name" | "first_name" | "last_name">;

/** One account, or null. */
export async function findUser(id: number): Promise<UserDetails | null> {
  const [stored] = await readRows<{ user: Stored }>(sql`
    SELECT json_build_object('id', id, 'email', email, 'phone', phone, 'created_at', created_at,
      'last_sign_in_at', last_sign_in_at, 'name', name, 'avatar_url', avatar_url, 'role', role,
      'isBlocked', blocked_at IS NOT NULL, 'isAnonymised', anonymised_at IS NOT NULL) AS user
    FROM users WHERE id = ${id}`);
  if (!stored) return null;
  const { user } = stored;
  const [first = "", ...others] = user.name.trim().split(/\s+/);
  return { ...user, full_name: user.name, first_name: first, last_name: others.join(" ") };
}

/** The latest orders of a person, how many there are, and what the delivered ones came to, paisa. */
export async function findSpending(userId: number) {
  const [orders, count, delivered] = await Promise.all([
    db.order.findMany({
      where: { userId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: mostShown,
      select: { id: true, status: true, total: true, createdAt: true },
    }),
    db.order.count({ where: { userId } }),
    db.order.aggregate({ where: { userId, status: "delivered" }, _sum: { total: true }, _count: true }),
  ]);
  return {
    orders: orders.map(({ status, total, ...order }) => ({ ...order, status: status as OrderStatus, total: total as Paisa })),
    count,
    delivered: { count: delivered._count, total: (delivered._sum.total ?? 0) as Paisa },
  };
}

/** Where a person has things brought to, the usual address first. */
export const listUserAddresses = (userId: number) =>
  db.address.findMany({
    where: { userId },
    orderBy: [{ isDefault: "desc" }, { id: "asc" }],
    take: mostShown,
    select: { id: true, label: true, name: true, phone: true, zone: true, address: true, landmark: true },
  });
