"use no memo"; // Drawn once: compiled it would only be heavier.

import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Floor } from "../data.server.ts";
import { useWalkOn } from "../scene/use-walk-on.ts";
import css from "./next-floor.module.css";

/** The stairs to another floor, at the end of a page: a link, and a pull beyond the end. */
export function NextFloor({ next }: { next: Pick<Floor, "id" | "kanji" | "verb"> }) {
  const t = useWords<Words>();
  const pull = useWalkOn(`/zone${next.id}`);
  return (
    <Link to={`/zone${next.id}`} className={css.next} prefetch="intent" viewTransition>
      <span className={css.label}>{t("floor.next")}</span>
      <PullLine progress={pull} />
      <span className={classNames(css.sign, role.display)}>
        {next.kanji}　{next.verb}
      </span>
      <ArrowIcon />
    </Link>
  );
}

/** How far a pull beyond the end has come: a line that fills over the next floor's sign. */
function PullLine({ progress }: { progress: number }) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => line.current?.style.setProperty("scale", `${progress} 1`), [progress]);
  return <span ref={line} className={css.pull} aria-hidden="true" />;
}
