import { twoFactor as texts } from "#app/i18n/two-factor.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Notice } from "#app/ui/notice.tsx";

/** New recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useText(texts);
  return (
    <section className="panel grid gap-4">
      <h2>{t("codes.title")}</h2>
      <Notice tone="success">{t("codes.keep")}</Notice>
      <ul className="grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
