import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";

/**
 * A component that stands in the served page for every window and is shown by its style from a width on. Its script comes only to
 * windows of that width; narrower ones put its markup away once the page is alive.
 * @param query the same width as in the style
 * @param _styles of the component: named here they stand in the served page too; a bare import of classes is dropped by the bundler
 * @example const SideMenu = fromWidth("(width >= 1200px)", async () => (await import("./side-menu.tsx")).SideMenu, [css]);
 */
export function fromWidth<Props extends object>(
  query: string,
  load: () => Promise<ComponentType<Props>>,
  _styles: readonly CSSModuleClasses[],
): ComponentType<Props> {
  const Shown = lazy(async () => {
    if (typeof window !== "undefined") await untilMatching(query);
    return { default: await load() };
  });
  return (props) => <FromWidth query={query} shown={Shown} props={props} />;
}

function FromWidth<Props extends object>({
  query,
  shown: Shown,
  props,
}: {
  query: string;
  shown: ComponentType<Props>;
  props: Props;
}) {
  const isWide = useIsWide(query);
  const [isAlive, setIsAlive] = useState(false);
  // Markup that still waits for its script stays as it was served: an update would throw it away.
  const [servedProps] = useState(props);
  return (
    isWide && (
      <Suspense>
        <Shown {...(isAlive ? props : servedProps)} />
        <AliveSignal onAlive={setIsAlive} />
      </Suspense>
    )
  );
}

/** Comes alive together with what stands beside it. */
function AliveSignal({ onAlive }: { onAlive: (isAlive: boolean) => void }) {
  useEffect(() => onAlive(true), [onAlive]);
  return null;
}

/** Whether the window is so wide; yes on the server, where there is none. */
function useIsWide(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}

function untilMatching(query: string): Promise<void> {
  const list = matchMedia(query);
  return new Promise((resolve) => {
    if (list.matches) resolve();
    else list.addEventListener("change", () => resolve(), { once: true });
  });
}
