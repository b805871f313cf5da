import { Form, useNavigation } from "@remix-run/react";
import { type Column, ListTable } from "#app/admin/list/list-table.tsx";
import { Panel } from "#app/admin/panel.tsx";
import { sectionPath } from "#app/admin/sections.ts";
import type { StatementFinding } from "#app/domain/orders/statements/apply-statement.server.ts";
import {
  allCameIn,
  type StatementColumns,
  type StatementSource,
  statementFields,
} from "#app/domain/orders/statements/statement-columns.ts";
import { orderNumber } from "#app/domain/orders/status.ts";
import { adminStatements } from "#app/i18n/admin-statements.ts";
import { useText } from "#app/i18n/use-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { SaveKey } from "#app/ui/save-key.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

interface ColumnsFormProps {
  action: string;
  source: StatementSource;
  header: readonly string[];
  columns: StatementColumns;
}

/** Which column of the file holds what. */
export function ColumnsForm({ action, source, header, columns }: ColumnsFormProps) {
  const t = useText(adminStatements);
  const isBusy = useNavigation().formAction === action;
  const options = [{ value: "", label: t("columns.none") }, ...header.filter(Boolean).map((value) => ({ value, label: value }))];
  return (
    <Panel title={t("columns")}>
      <p className="max-w-text">{t("columns.why", { source: t(`source.${source}`) })}</p>
      <Form method="post" action={action} className="mt-3 grid max-w-form gap-3">
        <SaveKey />
        {statementFields.map((field) => (
          <SelectField
            key={`${field} ${columns[field]}`}
            id={`column-${field}`}
            name={field}
            label={t(`field.${field}`)}
            defaultValue={columns[field]}
            options={field === "direction" ? [...options, { value: allCameIn, label: t("columns.all-in") }] : options}
          />
        ))}
        <div>
          <Button small icon="save" busy={isBusy}>
            {t("columns.go")}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

type Row = StatementFinding & { id: number };

const withIds = (rows: readonly StatementFinding[]): Row[] => rows.map((row) => ({ ...row, id: row.row }));

function useColumns(): Column<Row>[] {
  const t = useText(adminStatements);
  const why = ({ result, payment }: Row) =>
    result === "amount-differs"
      ? t("result.amount-differs", { amount: formatMoney(payment?.amount ?? (0 as never)) })
      : t(`result.${result}`);
  return [
    { label: t("row"), cell: ({ row }) => row, width: "64px" },
    { label: t("said"), cell: ({ said }) => said },
    {
      label: t("payment"),
      cell: ({ payment }) =>
        payment && (
          <a href={`${sectionPath("payments")}/${payment.id}`}>
            {t("payment.of", { id: payment.id, order: orderNumber(payment.orderId), name: payment.customerName })}
          </a>
        ),
    },
    { label: t("why"), cell: why },
  ];
}

interface ProposalsProps {
  action: string;
  proposed: readonly StatementFinding[];
  seal: string;
  most: number;
}

/** What the statement would book, each row with a tick to leave it out. */
export function Proposals({ action, proposed, seal, most }: ProposalsProps) {
  const t = useText(adminStatements);
  const isBusy = useNavigation().formAction === action;
  const columns = useColumns();
  if (proposed.length === 0) return <p className="mt-4">{t("proposals.none")}</p>;
  const leave: Column<Row> = {
    label: t("leave"),
    cell: ({ row }) => (
      <input
        type="checkbox"
        className="size-6"
        name="leave"
        value={row}
        form="apply-statement"
        aria-label={t("leave.row", { row })}
      />
    ),
    width: "92px",
  };
  return (
    <section className="mt-4" aria-labelledby="proposals">
      <h2 id="proposals">{t("proposals", { count: proposed.length })}</h2>
      <ListTable label={t("proposals", { count: proposed.length })} rows={withIds(proposed)} columns={[...columns, leave]} />
      {proposed.length > most ? <p>{t("proposals.more", { most })}</p> : null}
      <Form method="post" action={action} id="apply-statement" className="mt-3">
        <SaveKey />
        <input type="hidden" name="seal" value={seal} />
        <Button small icon="check" busy={isBusy}>
          {t("apply")}
        </Button>
      </Form>
    </section>
  );
}

/** The rows that nothing is done with, each with its reason. */
export function LeftRows({ rows, hidden }: { rows: readonly StatementFinding[]; hidden: number }) {
  const t = useText(adminStatements);
  const columns = useColumns();
  if (rows.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="left-rows">
      <h2 id="left-rows">{t("others")}</h2>
      <ListTable label={t("others")} rows={withIds(rows)} columns={columns} />
      {hidden > 0 ? <p>{t("others.more", { count: hidden })}</p> : null}
    </section>
  );
}
