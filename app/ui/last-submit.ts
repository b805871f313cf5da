/** The submit of a form that came last on this page. */
export const lastSubmit: { event?: SubmitEvent } = {};
