import { Form } from "@remix-run/react";
import type { SetupStep } from "#app/domain/site-settings/setup-guide.server.ts";
import { adminDashboard } from "#app/i18n/admin-dashboard.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Panel } from "./panel.tsx";
import { sectionPath } from "./sections.ts";

/** Where each step is done. */
const addresses: Readonly<Record<SetupStep["kind"], string>> = {
  shop: `${sectionPath("settings")}/general`,
  payees: `${sectionPath("settings")}/payments`,
  categories: sectionPath("categories"),
  products: `${sectionPath("products")}/new`,
  zones: sectionPath("delivery-zones"),
  staff: sectionPath("team"),
};

/** Leads the owner of a new shop through what it needs; the first step that is open stands out. */
export function SetupGuide({ steps }: { steps: readonly SetupStep[] }) {
  const t = useText(adminDashboard);
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <Panel title={t("guide")} id="setup-guide">
      <p className="text-ink-2">
        {t("guide.progress", { done: steps.filter(({ isDone }) => isDone).length, count: steps.length })}
      </p>
      <ol className="task-list">
        {steps.map((step, at) => (
          <li key={step.kind} data-step={step.kind}>
            <b aria-hidden>{at + 1}</b>
            <span>
              {t(`guide.${step.kind}`)}
              <small>{t(`guide.${step.kind}.why`)}</small>
            </span>
            {step.isDone ? (
              <em>{t("guide.done")}</em>
            ) : (
              <LinkButton href={addresses[step.kind]} variant={step === next ? "primary" : "quiet"} small>
                {t(`guide.${step.kind}.do`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
      <Form method="post" action="/admin/dashboard/dismiss-guide">
        <Button small variant="quiet" icon="x">
          {t("guide.dismiss")}
        </Button>
      </Form>
    </Panel>
  );
}
