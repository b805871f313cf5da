import type { ListedUser } from "#app/domain/users/list-users.server.ts";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/phone.ts";
import { useDateText } from "./use-date-text.ts";
import { UserRole } from "./user-role.tsx";

const columns = ["name", "phone", "role", "joined", "last", "orders"] as const;

/** The accounts of a page; a row leads to the person's page. J and K move between rows. */
export function UserTable({ users }: { users: readonly ListedUser[] }) {
  const t = useText(adminUsers);
  const dateText = useDateText(true);
  return (
    <div className="resource-list">
      <table className="resource-table users-table" aria-label={t("users")}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={name === "orders" ? "num" : undefined}>
                {t(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map(({ id, name, email, phone, role, isBlocked, created_at: joined, last_sign_in_at: last, orders }) => (
            <tr key={id} data-row={id}>
              <td>
                <div className="resource-name">
                  <div>
                    <a href={`/admin/users/${id}`}>{name}</a>
                    <small>{email ?? "—"}</small>
                  </div>
                </div>
              </td>
              <td>{phone ? formatPhone(phone) : ""}</td>
              <td>
                <UserRole role={role} isBlocked={isBlocked} />
              </td>
              <td className="resource-wide">{dateText(joined)}</td>
              <td className="resource-wide">{dateText(last)}</td>
              <td className="num resource-wide">{orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
