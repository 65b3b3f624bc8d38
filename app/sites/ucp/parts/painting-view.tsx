import { lazy, Suspense, useRef, useSyncExternalStore } from "react";
import type { PaintingPage } from "../data.server.ts";
import { Collection } from "./collection.tsx";
import { Hero } from "./hero.tsx";
import css from "./painting-view.module.css";
import { useApproach } from "./use-approach.ts";
import { Mural } from "./mural.tsx";
import { MuralStats } from "./mural-stats.tsx";

const Editor = lazy(async () => ({ default: (await import("./editor.tsx")).Editor }));

/** The stick, the mixing panel and the canvas, the mural, and where the real sticks go. */
export function PaintingView({ page }: { page: PaintingPage }) {
  const isHydrated = useSyncExternalStore(subscribeNever, yes, no);
  const editorSlot = useRef<HTMLDivElement>(null);
  const isNear = useApproach(editorSlot);
  return (
    <>
      <Hero />
      <MuralStats numbers={page.numbers} />
      <div ref={editorSlot} id="bench" className={`${css.scripted} on-soot`} tabIndex={-1}>
        {isHydrated && (
          <Suspense>
            <Editor isNear={isNear} />
          </Suspense>
        )}
      </div>
      <Mural page={page} isHydrated={isHydrated} />
      <Collection collection={page.collection} />
    </>
  );
}

// False on the server and while hydrating, true ever after.
const subscribeNever = () => () => {};
const yes = () => true;
const no = () => false;
