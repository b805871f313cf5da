import { Panel } from "#app/admin/panel.tsx";
import { adminUsers } from "#app/i18n/admin-users.ts";
import { joinTexts } from "#app/i18n/text-direction.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";

interface UserAddress {
  id: number;
  label: string;
  name: string;
  phone: string;
  zone: string;
  address: string;
  landmark: string | null;
}

/** Where somebody has things brought to. */
export function UserAddresses({ addresses }: { addresses: readonly UserAddress[] }) {
  const t = useText(adminUsers);
  return (
    <Panel title={t("addresses")}>
      {addresses.length === 0 ? <p className="text-ink-2">{t("addresses.none")}</p> : null}
      <ul className="team-rights">
        {addresses.map(({ id, label, name, phone, zone, address, landmark }) => (
          <li key={id}>
            <div>
              <b>{label}</b> {name}, {formatPhone(phone)}
              <small className="block text-ink-2">{joinTexts([address, landmark, zone])}</small>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
