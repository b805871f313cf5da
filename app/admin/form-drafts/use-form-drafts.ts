import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { admin } from "#app/i18n/admin.ts";
import { useText } from "#app/i18n/use-text.ts";
import { showToast } from "#app/ui/toast-list.ts";
import { useBeforePaint } from "#app/ui/use-before-paint.ts";
import { type FormDraft, formDrafts } from "./form-drafts.ts";
import { readTypedFields, restoreFields } from "./form-fields.ts";

/** Preserves unsaved input when a session ends: after the sign-in page the same page opens with its fields filled in, not saved yet. */
export function useFormDrafts(staffId: number): void {
  const { pathname, search } = useLocation();
  const address = useRef("");
  address.current = pathname + search;
  const touched = useRef(new WeakSet<Element>());

  useEffect(() => {
    const touch = ({ target }: Event) => void (target instanceof Element && touched.current.add(target));
    document.addEventListener("input", touch);
    return () => document.removeEventListener("input", touch);
  }, []);

  useStoreOnSignIn(() => ({
    staffId,
    address: address.current,
    fields: readTypedFields((element) => touched.current.has(element)),
  }));
  useRestored(staffId, address.current);
}

function useStoreOnSignIn(typing: () => Omit<FormDraft, "at">): void {
  const latest = useRef(typing);
  latest.current = typing;
  // before the fields are removed from the document
  useBeforePaint(
    () => () => {
      if (window.location.pathname !== "/auth") return;
      const left = latest.current();
      // without input there is no draft to restore, and sign-in leads to its usual target
      if (left.fields.length > 0) formDrafts.store(left);
    },
    [],
  );
}

function useRestored(staffId: number, address: string): void {
  const t = useText(admin);
  const navigate = useNavigate();
  const draft = useRef<FormDraft | null>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isAsked.current) draft.current = formDrafts.take(staffId);
    isAsked.current = true;
    const typing = draft.current;
    if (!typing) return;
    // a form with its own action belongs to another page
    if (typing.address !== address) return navigate(typing.address, { replace: true });
    draft.current = null;
    setTimeout(async () => {
      if (await restoreFields(typing.fields)) showToast({ title: t("typing-back"), tone: "success" });
    });
  }, [staffId, address, navigate, t]);
}
