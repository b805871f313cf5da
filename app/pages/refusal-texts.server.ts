import type { Access } from "#app/domain/team/permissions.ts";
import type { Denial } from "#app/http/guard.server.ts";
import { admin } from "#app/i18n/admin.ts";
import { errors } from "#app/i18n/errors.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { refusals } from "#app/i18n/refusals.ts";
import { translator } from "#app/i18n/translate.ts";

/** A link of a page that says why something was not done. */
type Way = { label: string; href: string };

/** What such a page says; `reference` stands where the fault is the shop's. */
export type RefusalTexts = { title: string; why: string | null; reference: string | null; ways: readonly [Way, ...Way[]] };

/** An answer without a page: its status, what it said as JSON, when to come again, and the page that it leads back to. */
export type RefusedRequest = { status: number; body: unknown; retryAfter: string | null; requestId: string; back: string };

/**
 * The texts of the page that a browser is shown where a route without one refused its form, was not found or broke: the gate's sentence
 * with its ways on (A8.06 to A8.09), the sentences that the route said, else those of the status.
 */
export function refusalTexts(lang: Lang, refusal: RefusedRequest): RefusalTexts {
  const { body, back } = refusal;
  const t = translator(lang, errors);
  if (isDenial(body)) return denialTexts(lang, body, back);
  const toBack = { label: t("refused.back"), href: back };
  if (refusal.status < 500) {
    const said = isOtherSite(body) ? t("refused.other-site") : sentencesIn(body).join(" ");
    if (said) return { title: t("refused.title"), why: said, reference: null, ways: [toBack] };
  }
  return textsOfStatus(lang, refusal);
}

function textsOfStatus(lang: Lang, { status, retryAfter, requestId, back }: RefusedRequest): RefusalTexts {
  const t = translator(lang, errors);
  const home = { label: t("to-home"), href: "/" };
  const again = { label: t("again"), href: back };
  const refused = { title: t("refused.title"), reference: null, ways: [{ label: t("refused.back"), href: back }] } as const;
  if (status >= 500) return { title: t("server.title"), why: t("server.why"), reference: requestId, ways: [again, home] };
  if (status === 413) return { title: t("too-large.title"), why: t("too-large.why"), reference: requestId, ways: [again, home] };
  if (status === 404) return { title: t("not-found.title"), why: t("not-found.why"), reference: null, ways: [home] };
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil(Number(retryAfter ?? 60) / 60));
    return { ...refused, why: translator(lang, refusals)("limit.too-many", { minutes }) };
  }
  return { ...refused, why: t("refused.why") };
}

/** The guard's refusal, in the sentence that the back office's own pages say. */
function denialTexts(lang: Lang, denial: Denial, back: string): RefusalTexts {
  const t = translator(lang, admin);
  const home = { label: t("gate.home"), href: "/" };
  const dashboard = { label: t("gate.dashboard"), href: "/admin" };
  switch (denial.denied) {
    case "role":
      return { title: t("gate.role"), why: null, reference: null, ways: [home, { label: t("gate.refresh"), href: back }] };
    case "view-only":
      return { title: denial.sentence, why: null, reference: null, ways: [dashboard] };
    case "error": {
      const message = t("gate.unreadable", { reference: denial.reference });
      const retry = { label: t("gate.retry"), href: back };
      return { title: t("gate.error", { message }), why: null, reference: denial.reference, ways: [retry] };
    }
    case "right": {
      const { team } = denial;
      const access: Access = denial.access;
      const reason = t("gate.right", { access: t(`access.${access}`), section: denial.section.replaceAll("_", " ") });
      const title = team?.isHeld ? team.sentence : reason;
      return { title, why: team && !team.isHeld ? team.sentence : null, reference: null, ways: [dashboard] };
    }
  }
}

const isRecord = (body: unknown): body is Record<string, unknown> => typeof body === "object" && body !== null;

/** Whether the server refused a form by its origin. */
const isOtherSite = (body: unknown): boolean => isRecord(body) && body["refused"] === "other-site";

const isDenial = (body: unknown): body is Denial =>
  isRecord(body) && ["role", "right", "view-only", "error"].includes(String(body["denied"]));

/** What an answer for scripts says to people: one sentence, or those at the fields of a refused form. */
function sentencesIn(body: unknown): string[] {
  if (!isRecord(body)) return [];
  const { sentence, refusal, why, error, result } = body;
  const atFields = isRecord(result) && isRecord(result["error"]) ? Object.values(result["error"]).flat() : [];
  return [
    ...new Set([sentence, refusal, why, error, ...atFields].filter((text) => typeof text === "string" && text !== "")),
  ] as string[];
}
