import { useState } from "react";
import { adminKeys } from "#app/i18n/admin-keys.ts";
import { useText } from "#app/i18n/use-text.ts";
import { hasSingleKeys, saveSingleKeys } from "./shortcuts.ts";

/** The six of the specification, first and as it lists them (B2.02). */
const specified = ["dashboard", "products", "orders", "add-product", "refresh", "close"] as const;
const further = [
  "palette",
  "save",
  "search",
  "next-row",
  "previous-row",
  "open-row",
  "select-row",
  "select-range",
  "edit-row",
  "delete-row",
  "new",
  "new-row",
  "keys",
] as const;

/** Every shortcut of the back office, and the switch for single-key ones. */
export function KeysList() {
  const t = useText(adminKeys);
  const [isOn, setIsOn] = useState(hasSingleKeys);
  return (
    <div className="grid gap-4">
      <dl className="admin-keys">
        {[...specified, ...further].map((name) => (
          <div key={name}>
            <dt>{t(`name.${name}`)}</dt>
            <dd>
              <kbd>{t(`key.${name}`)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">{t("ctrl")}</p>
      <label className="choice">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => {
            saveSingleKeys(currentTarget.checked);
            setIsOn(currentTarget.checked);
          }}
        />
        <span>{t("single")}</span>
      </label>
    </div>
  );
}
