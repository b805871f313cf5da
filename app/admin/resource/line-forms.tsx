import { Form, useFetcher, useLocation } from "@remix-run/react";
import type { LineAnswer } from "#app/domain/resource/resource-view.ts";
import { shared } from "#app/i18n/shared.ts";
import { useText } from "#app/i18n/use-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The ids of the forms that the controls of a row's lines belong to: forms do not nest, and theirs stand inside the row's. */
export const lineForms = { add: "row-line-add", remove: "row-line-remove", find: "row-line-find" } as const;

const linesFetcher = "row-lines";

/** What the lines of a row are posted with: whether one is under way, what became of the last, and the address that removes one. */
export function useLines(path: string, id: number) {
  const { state, data } = useFetcher<LineAnswer>({ key: linesFetcher });
  const { search } = useLocation();
  const isBusy = state !== "idle";
  return {
    isBusy,
    answer: isBusy ? undefined : data,
    removeAt: (lineId: number) => `${path}/${id}/lines/${lineId}/delete${search}`,
  };
}

/**
 * The forms of a row's lines: adding and removing one are actions of their own, which leave what is typed into the row's form as it is.
 * Their controls stand in that form and name these by their ids.
 */
export function LineForms({ path, id }: { path: string; id: number | null }) {
  const lines = useFetcher({ key: linesFetcher });
  const { search } = useLocation();
  const inline = useHydrated() ? <input type="hidden" name="inline" value="1" /> : null;
  const open = Object.fromEntries(new URLSearchParams(search));
  return (
    <>
      {id === null
        ? null
        : [lineForms.add, lineForms.remove].map((form) => (
            <lines.Form key={form} id={form} method="post" action={`${path}/${id}/lines${search}`}>
              {inline}
            </lines.Form>
          ))}
      <Form id={lineForms.find} action={path} onSubmit={(event) => event.preventDefault()}>
        {Object.entries(open).map(([name, value]) =>
          name === "find" ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
      </Form>
    </>
  );
}

/** What became of the line that was added or removed last, with its way back. */
export function LineNotice({ answer: { sentence, tone, undo } }: { answer: LineAnswer }) {
  const words = useText(shared);
  return (
    <Notice tone={tone}>
      {sentence}{" "}
      {undo ? (
        <Button form={lineForms.remove} formAction={undo} variant="plain" small icon="undo-2">
          {words("toast.undo")}
        </Button>
      ) : null}
    </Notice>
  );
}
