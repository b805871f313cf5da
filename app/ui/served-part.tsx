import { type ComponentType, useContext, useEffect, useRef, useState } from "react";
import { CustomWordsContext } from "#app/i18n/use-text.ts";
import { isServer } from "#app/lib/is-server.ts";
import { useFragment } from "./fragment.tsx";
import { onDemand } from "./on-demand.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { withTimeout } from "./with-timeout.ts";

const loading: Promise<unknown>[] = [];

/** For the server: resolves once the code of every served part is loaded, so that pages are rendered with them. */
export const servedPartsLoaded = (): Promise<unknown> => Promise.all(loading);

/**
 * A part of a page that needs no script: text, links, plain forms. The server renders it; the browser keeps that HTML, and loads the code
 * only to render other props, a visitor's own sentences, or the part on a page that came without it. Props are plain data. Call it once,
 * outside of any component.
 *
 * @param isFragment whether the part depends on its props and the language alone, so that the server renders it once (`useFragment`)
 */
export function servedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isFragment = false } = {},
): ComponentType<Props> {
  const Late = onDemand(load);
  let Loaded: ComponentType<Props> | null = null;
  let served: { key: string; html: string } | null = null;
  const begin = async () => {
    Loaded = await withTimeout(load);
  };
  if (isServer) loading.push(begin());
  return function ServedPart(props: Props) {
    const key = JSON.stringify(props);
    const ownWords = useContext(CustomWordsContext);
    const isHydrated = useHydrated();
    const [first] = useState(() => ({ key, isThere: !isHydrated || served?.key === key, html: served?.html ?? "" }));
    const element = useRef<HTMLDivElement>(null);
    const needsCode = useRef(false);
    needsCode.current ||= first.key !== key || ownWords !== null;
    const [isFailed, setFailed] = useState<boolean>();

    // The part stays as it is until its code has loaded; a load that failed is repeated when the props change.
    useEffect(() => {
      if (!first.isThere) return;
      if (!needsCode.current) served ??= { key, html: element.current?.innerHTML ?? "" };
      else if (!Loaded)
        begin().then(
          () => setFailed(false),
          () => setFailed(true),
        );
    }, [first, key, ownWords]);

    if (!first.isThere) return <Late {...props} />;
    if (Loaded && (needsCode.current || isServer)) return <Rendered of={Loaded} props={props} isFragment={isFragment} />;
    const isWaiting = ownWords && !isFailed; // own sentences show without English before them
    return (
      <div
        key="served"
        ref={element}
        className={isWaiting ? "served invisible" : "served"}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: first.html }}
      />
    );
  };
}

type RenderedProps<Props> = { of: ComponentType<Props>; props: Props; isFragment: boolean };

const Rendered = <Props extends object>({ of, props, isFragment }: RenderedProps<Props>) => (
  <div className="served" {...useFragment(of, props, () => isFragment)} />
);
