import { useEffect, useRef } from "react";

/** Handles a form's submit; returns false to let the browser submit it. */
type Take = (form: HTMLFormElement, data: FormData) => boolean;

/**
 * Dispatches every form submit of the page by its action, with one listener: a card's forms stay plain HTML, cost nothing to render and
 * work before hydration. Without a handler the browser submits the form.
 */
export function useFormPosts(takers: Readonly<Record<string, Take>>): void {
  const latest = useRef(takers);
  useEffect(() => {
    latest.current = takers;
  });
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      const take = latest.current[new URL(form.action).pathname];
      if (take?.(form, new FormData(form, event.submitter))) event.preventDefault();
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, []);
}
