import { Form } from "@remix-run/react";
import type { Draft } from "#app/domain/packages/draft.ts";
import { type BuilderView, draftBounds, type PricedDraftLine } from "#app/domain/packages/draft.ts";
import { customPackages as texts } from "#app/i18n/custom-packages.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { FormError } from "../forms/form-error.tsx";
import type { ReturnedForm } from "../forms/returned-field.ts";
import { BuilderLine } from "./package-builder-line.tsx";
import { BuilderSearch } from "./package-builder-search.tsx";
import { lineErrors, typedDraft } from "./package-draft.ts";

/** The address of the builder with a draft in its query: it survives a reload, a sign-in and a browser without JavaScript. */
function draftAddress(path: string, { name, duration, lines }: Draft): string {
  const params = new URLSearchParams({ name, duration: String(duration) });
  for (const { productId, quantity } of lines) {
    params.append("product_id", String(productId));
    params.append("quantity", String(quantity));
  }
  return `${path}?${params}`;
}

interface PackageBuilderProps {
  /** Address of the builder: `/custom-package`, or the editor of one package. */
  path: string;
  view: BuilderView;
  result: ReturnedForm;
  isSignedIn: boolean;
  saveLabel: string;
}

/**
 * The package builder. One form: Search, Add and Remove are GET submits with the draft in the address, so it works without JavaScript and
 * survives a sign-in; only Save posts.
 */
export function PackageBuilder({ path, view, result, isSignedIn, saveLabel }: PackageBuilderProps) {
  const t = useText(texts);
  const { name, duration, lines, gone, leftOut } = view;
  const shown = { name, duration, lines: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })) };
  const draft = typedDraft(shown, result);
  const wrongLines = lineErrors(result);
  const isRefused = wrongLines.length > 0 || Boolean(result?.error?.[""]);
  return (
    <Form
      method="post"
      action={draftAddress(path, shown)}
      data-next="/edit-custom-package/1"
      noValidate
      className="builder"
      preventScrollReset
    >
      <SaveKey />
      <FormError form={result} also={wrongLines} />
      {isRefused && !isSignedIn ? (
        <p>
          <LinkButton icon="log-in" href={`/auth?return_to=${encodeURIComponent(draftAddress(path, draft))}`}>
            {t("sign-in")}
          </LinkButton>{" "}
          {t("sign-in.why")}
        </p>
      ) : null}
      {gone.length > 0 ? <Notice>{t("gone", { names: gone.join(", ") })}</Notice> : null}
      {leftOut > 0 ? <Notice>{t("left-out", { count: leftOut })}</Notice> : null}
      <div className="form-pair">
        <Field
          label={t("name")}
          hint={t("name.hint")}
          name="name"
          errors={result?.error?.["name"] ?? undefined}
          defaultValue={draft.name}
          required
          maxLength={draftBounds.name}
          autoComplete="off"
        />
        <Field
          label={t("duration")}
          name="duration"
          errors={result?.error?.["duration"] ?? undefined}
          defaultValue={draft.duration}
          type="number"
          required
          min={1}
          max={draftBounds.days}
        />
      </div>
      <div className="builder-columns">
        <BuilderSearch path={path} view={view} />
        <section className="panel" aria-labelledby="lines">
          <h2 id="lines">{t("lines")}</h2>
          {lines.length === 0 ? <p>{t("lines.none")}</p> : null}
          <ul className="package-lines">
            {lines.map((line, place) => (
              <BuilderLine key={line.product.id} path={path} line={line} quantity={draft.lines[place]?.quantity ?? 1} />
            ))}
          </ul>
          <BuilderTotal path={path} lines={lines} total={formatMoney(view.total)} />
          <Button wide icon="save">
            {saveLabel}
          </Button>
        </section>
      </div>
    </Form>
  );
}

function BuilderTotal({ path, lines, total }: { path: string; lines: readonly PricedDraftLine[]; total: string }) {
  const t = useText(texts);
  return (
    <>
      <p className="package-sum" role="status">
        <span>{t("items", { count: lines.length })}</span>
        <strong>{t("total", { amount: total })}</strong>
      </p>
      {lines.length >= draftBounds.lines ? <p>{t("full", { most: draftBounds.lines })}</p> : null}
      {lines.length > 0 ? (
        <Button variant="quiet" wide formMethod="get" formAction={path} formNoValidate>
          {t("update")}
        </Button>
      ) : null}
    </>
  );
}
