import type { SpecialRequest } from "#app/domain/customers/list-requests.server.ts";
import { specialRequest } from "#app/i18n/special-request.ts";
import { useText } from "#app/i18n/use-text.ts";
import { SpecialRequestForm } from "../forms/special-request-form.tsx";
import { RequestList } from "./request-list.tsx";

/** A customer's special requests: those waiting for the next order, and a form to add one. */
export function SpecialRequests({ requests }: { requests: readonly SpecialRequest[] }) {
  const t = useText(specialRequest);
  return (
    <section className="panel mt-4">
      <h2>{t("title")}</h2>
      {requests.length > 0 ? (
        <>
          <h3>{t("waiting")}</h3>
          <RequestList requests={requests} removable />
        </>
      ) : null}
      <details key={requests.length} className="more">
        <summary>{t("why")}</summary>
        <SpecialRequestForm />
      </details>
    </section>
  );
}
