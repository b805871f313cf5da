import { useEffect, useRef } from "react";

/** Takes the place of a form's own sending; says false to let the browser send it. */
type Take = (form: HTMLFormElement, data: FormData) => boolean;

/**
 * Hears every form of the page by its address, with one listener: a card's forms stay plain HTML, cost nothing to render and
 * work before this does. A form that nobody takes is sent by the browser.
 */
export function useFormPosts(takers: Readonly<Record<string, Take>>): void {
  const latest = useRef(takers);
  useEffect(() => {
    latest.current = takers;
  });
  useEffect(() => {
    const hear = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      const take = latest.current[new URL(form.action).pathname];
      if (take?.(form, new FormData(form, event.submitter))) event.preventDefault();
    };
    document.addEventListener("submit", hear);
    return () => document.removeEventListener("submit", hear);
  }, []);
}
