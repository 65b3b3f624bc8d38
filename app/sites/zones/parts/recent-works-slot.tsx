import { Suspense, useRef } from "react";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import words from "../zone4-messages.json";
import { lazyOptional } from "./lazy-optional.ts";
import css from "./recent-works.module.css";

const RecentWorks = lazyOptional(async () => (await import("./recent-works.tsx")).RecentWorks);

/** Beside the workbench: the newest thirty works of others, loaded when one comes near; links to their two sites stand below. */
export function RecentWorksSlot() {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useNear(slot);
  return (
    <section className={css.list} aria-labelledby="made-wall">
      <header className={`${css.head} side`}>
        <h2 id="made-wall" className={classNames("text-title", role.display)}>
          {words.recentWorks.title}
        </h2>
        <p className={`${css.line} text-quiet`}>{words.recentWorks.line}</p>
      </header>
      <div ref={slot} className={`${css.room} above-4`}>
        <Suspense>{isNear && <RecentWorks />}</Suspense>
      </div>
      <p className={`${css.ways} text-strong`}>
        <Link to="/mcm/gallery" className="target-inline" prefetch="intent" viewTransition>
          {words.recentWorks.mascaras}
        </Link>
        <Link to="/ucp" className="target-inline" prefetch="intent" viewTransition>
          {words.recentWorks.paintings}
        </Link>
      </p>
    </section>
  );
}
