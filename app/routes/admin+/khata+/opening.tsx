import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { CsvFileField, csvBounds } from "#app/admin/csv-file-field.tsx";
import { FormFrame, useFormFrame } from "#app/admin/form/form-frame.tsx";
import { wholeRupees } from "#app/admin/khata/whole-rupees.ts";
import { adminMeta } from "#app/admin/meta.ts";
import { PageHead } from "#app/admin/page-head.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import { Table } from "#app/admin/table.tsx";
import { openingFileForm, planOpening } from "#app/domain/khata/opening-balances.server.ts";
import type { OpeningPlan } from "#app/domain/khata/opening-line.ts";
import { takeFileInQueue } from "#app/http/file-queue.server.ts";
import { readForm, refuseUnread } from "#app/http/form.server.ts";
import { requireSection } from "#app/http/guard.server.ts";
import { langOf } from "#app/http/lang.server.ts";
import { takesFile } from "#app/http/route-bodies.ts";
import { adminKhata } from "#app/i18n/admin-khata.ts";
import { adminStatements } from "#app/i18n/admin-statements.ts";
import { translator } from "#app/i18n/translate.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatPhone } from "#app/lib/format-phone.ts";
import { formatMoney, paisa } from "#app/lib/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";

export const handle = takesFile;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSection(request, "khata", "edit");
  return { title: translator(langOf(request), adminKhata)("opening") };
}

/** Reads a file and says what it would do; nothing is written. */
export async function action({ request }: ActionFunctionArgs) {
  await requireSection(request, "khata", "edit");
  const taken = await takeFileInQueue(request, () => planFile(request));
  return taken.ok ? taken.value : refuseUnread(request, taken.refusal);
}

async function planFile(request: Request) {
  const form = await readForm(request, openingFileForm);
  if (!form.ok) return form.invalid();
  const outcome = await planOpening(new Uint8Array(await form.value.file.arrayBuffer()));
  if (!outcome.ok) return form.refuse(outcome.refusal, 400);
  return data({ result: null, plan: outcome.value });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => adminMeta(page?.title);

export default function OpeningPage() {
  const { title } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useText(adminKhata);
  const say = useText(adminStatements);
  const frame = useFormFrame({ id: "opening", result: answer?.result ?? null });
  return (
    <>
      <PageHead title={title}>
        <LinkButton href={sectionPath("khata")} variant="quiet" small icon="arrow-left">
          {t("title")}
        </LinkButton>
      </PageHead>
      <Panel title={t("opening.file")}>
        <p className="max-w-text">{t("opening.why")}</p>
        <FormFrame
          frame={frame}
          title={null}
          save={{ label: t("opening.read"), icon: "upload" }}
          isSmall
          method="post"
          encType="multipart/form-data"
          noValidate={false}
          className="mt-3 grid max-w-form gap-4"
        >
          <CsvFileField
            id="opening-file"
            label={say("file")}
            hint={t("opening.hint")}
            tooLarge={say("too-large", csvBounds)}
            errors={frame.errorsOf("file")}
          />
        </FormFrame>
      </Panel>
      {answer && "plan" in answer ? <Plan {...answer.plan} /> : null}
    </>
  );
}

/** What the file would do, line by line, and the button that does it. */
function Plan({ content, lines, count, sum }: OpeningPlan) {
  const t = useText(adminKhata);
  return (
    <Panel title={t("opening.plan")}>
      <p role="status">{t("opening.sum", { count, sum: formatMoney(paisa(sum)), refused: lines.length - count })}</p>
      <Table
        label={t("opening.plan")}
        head={
          <>
            <th>{t("opening.line")}</th>
            <th>{t("column.name")}</th>
            <th>{t("column.phone")}</th>
            <th className="num">{t("column.balance")}</th>
            <th className="num">{t("column.limit")}</th>
            <th>{t("opening.problem")}</th>
          </>
        }
      >
        {lines.slice(0, 200).map(({ line, name, phone, balance, limit, problem }) => (
          <tr key={line}>
            <td>{line}</td>
            <td dir="auto">{name}</td>
            <td>{formatPhone(phone)}</td>
            <td className="num">{wholeRupees(paisa(balance))}</td>
            <td className="num">{limit === null ? "" : wholeRupees(paisa(limit))}</td>
            <td>{problem ? <Badge tone="mirch">{t(`opening.problem.${problem}`)}</Badge> : null}</td>
          </tr>
        ))}
      </Table>
      {count > 0 ? (
        <Form method="post" action={`${sectionPath("khata")}/opening/apply`}>
          <SaveKey />
          <input type="hidden" name="content" value={content} />
          <Button icon="check">{t("opening.apply", { count })}</Button>
        </Form>
      ) : null}
    </Panel>
  );
}
