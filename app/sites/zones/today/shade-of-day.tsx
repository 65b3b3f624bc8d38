import { Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { lazyOptional } from "../parts/lazy-optional.ts";
import type { Today1 } from "./floors.server.ts";
import { ExactShade } from "./exact-shade.tsx";
import css from "./shade-of-day.module.css";

// The heart writes to the visitor's list: its script comes when the shade was opened.
const WishHeart = lazyOptional(async () => (await import("#app/kits/product/wish-heart.tsx")).WishHeart);

/** The shade of the day behind a dark door: touched, it fills the door, and its name stands below. Opens without scripts. */
export function ShadeOfDay({ shade }: { shade: Today1["shade"] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before its script was here.
  useEffect(() => setIsOpen(details.current?.open === true), []);
  return (
    <details ref={details} className={css.entry} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={`${css.front} ring-inside`}>
        <ExactShade hex={shade.hex} className={css.glow} />
        <ExactShade hex={shade.hex} className={css.seam} />
        <span className={classNames(css.number, "text-aside", role.latin)} aria-hidden="true">
          {shade.number}
        </span>
        <span className={`${css.open} text-body text-medium`}>{shade.words.open}</span>
      </summary>
      <div className={`${css.inside} on-grey stack-3`}>
        <h3 className={classNames("text-heading", role.display)}>{shade.name}</h3>
        <p className={classNames("text-lead", role.display)}>{shade.character}</p>
        <div className={css.ways}>
          <ButtonLink to={`/virtual_tester?s=${shade.id}`} look="bone" compact arrow prefetch="intent" viewTransition>
            {shade.words.wear}
          </ButtonLink>
          <span className="block target-box">
            <Suspense>{isOpen && <WishHeart productId={shade.id} name={shade.name} withLabel />}</Suspense>
          </span>
        </div>
      </div>
    </details>
  );
}
