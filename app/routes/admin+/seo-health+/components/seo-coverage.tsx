import { Panel } from "#app/admin/panel.tsx";
import type { CoverageGrade, SeoCounts } from "#app/domain/seo/read-seo-health.server.ts";
import { adminSeo, adminSeoHealth } from "#app/i18n/admin-seo.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";

/** Green, yellow and red (B9.19). */
const tones = { good: "podina", fair: "haldi", poor: "mirch" } as const satisfies Record<CoverageGrade, BadgeTone>;

type SeoCoverageProps = {
  coverage: number;
  grade: CoverageGrade;
  counts: SeoCounts;
  titled: number;
  withoutRecord: number;
};

/** The share of records that is active, and how many there are. */
export function SeoCoverage({ coverage, grade, counts, titled, withoutRecord }: SeoCoverageProps) {
  const t = useText(adminSeoHealth);
  const say = useText(adminSeo);
  return (
    <Panel title={t("coverage")}>
      <p>
        <b className="text-2xl">{coverage}%</b> <Badge tone={tones[grade]}>{t(`grade.${grade}`)}</Badge>
      </p>
      <p className="text-ink-2">{t("coverage.what", { active: counts.active, total: counts.total })}</p>
      <p className="text-ink-2">{t("coverage.titled", { titled, without: withoutRecord })}</p>
      <dl className="admin-figures" aria-label={t("counts")}>
        {(["total", "active", "generated", "manual"] as const).map((name) => (
          <div key={name}>
            <dt>{say(`stat.${name}`)}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
