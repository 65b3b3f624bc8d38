import { lazy, Suspense, useRef, useSyncExternalStore } from "react";
import type { BenchPage } from "../data.server.ts";
import { Collection } from "./collection.tsx";
import { Hero } from "./hero.tsx";
import css from "./room.module.css";
import { useApproach } from "./use-approach.ts";
import { Wall } from "./wall.tsx";
import { Why } from "./why.tsx";
// Their scripts come when the page is alive, their styles before the first paint.
import "#app/kits/share/copied-tip.module.css";
import "#app/kits/share/share-buttons.module.css";
import "#app/kits/ui/dialog/dialog.module.css";
import "#app/kits/ui/field/field.module.css";
import "#app/kits/ui/notice/notice.module.css";
import "#app/kits/ui/switch/switch.module.css";
import "#app/kits/ui/tabs/tabs.module.css";
import "./atelier.module.css";
import "./bench.module.css";
import "./easel.module.css";
import "./mine.module.css";
import "./send.module.css";
import "./wall-view.module.css";

const Atelier = lazy(async () => ({ default: (await import("./atelier.tsx")).Atelier }));

/** The stick, the bench and the easel, the wall, and where the real sticks go. */
export function Room({ page }: { page: BenchPage }) {
  const isAlive = useSyncExternalStore(never, yes, no);
  const bench = useRef<HTMLDivElement>(null);
  const isNear = useApproach(bench);
  return (
    <>
      <Hero />
      <Why numbers={page.numbers} />
      <div ref={bench} id="bench" className={css.scripted} tabIndex={-1}>
        {isAlive && (
          <Suspense>
            <Atelier isNear={isNear} />
          </Suspense>
        )}
      </div>
      <Wall page={page} isAlive={isAlive} />
      <Collection collection={page.collection} />
    </>
  );
}

// False on the server and while hydrating, true ever after.
const never = () => () => {};
const yes = () => true;
const no = () => false;
