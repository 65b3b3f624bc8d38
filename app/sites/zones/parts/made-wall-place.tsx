import { Suspense, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import words from "../bench-words.json";
import { useNear } from "../scene/use-near.ts";
import { lazyOrNothing } from "./lazy-or-nothing.ts";
import css from "./made-wall.module.css";

const MadeWall = lazyOrNothing(async () => (await import("./made-wall.tsx")).MadeWall);

/** The wall beside the bench: the newest thirty works of others. It is hung when one comes near; the two rooms they hang in stand below. */
export function MadeWallPlace() {
  const wall = useRef<HTMLDivElement>(null);
  const isNear = useNear(wall);
  return (
    <section className={css.wall} aria-labelledby="made-wall">
      <header className={css.head}>
        <h2 id="made-wall" className={classNames(css.title, role.display)}>
          {words.wall.title}
        </h2>
        <p className={css.line}>{words.wall.line}</p>
      </header>
      <div ref={wall} className={css.room}>
        <Suspense>{isNear && <MadeWall />}</Suspense>
      </div>
      <p className={css.ways}>
        <Link to="/mcm/gallery" prefetch="intent" viewTransition>
          {words.wall.mascaras}
        </Link>
        <Link to="/ucp" prefetch="intent" viewTransition>
          {words.wall.paintings}
        </Link>
      </p>
    </section>
  );
}
