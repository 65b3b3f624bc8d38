"use no memo"; // Drawn once: compiled it would only be heavier.

import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Zone } from "../data.server.ts";
import { useOverscrollNavigation } from "../scene/use-overscroll-navigation.ts";
import css from "./next-zone-link.module.css";

/** The way to another zone, at the end of a page: a link, and a pull beyond the end. */
export function NextZoneLink({ next }: { next: Pick<Zone, "id" | "kanji" | "verb"> }) {
  const t = useMessages<Messages>();
  const overscroll = useOverscrollNavigation(`/zone${next.id}`);
  return (
    <Link to={`/zone${next.id}`} className={`${css.next} pad-side-5`} prefetch="intent" viewTransition>
      <span className="full-row text-aside text-medium">{t("zone.next")}</span>
      <OverscrollLine progress={overscroll} />
      <span className={classNames("text-title", role.display)}>
        {next.kanji}　{next.verb}
      </span>
      <ArrowIcon />
    </Link>
  );
}

/** How far a pull beyond the end has come: a line that fills over the next zone's sign. */
function OverscrollLine({ progress }: { progress: number }) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => line.current?.style.setProperty("scale", `${progress} 1`), [progress]);
  return <span ref={line} className={css.pull} aria-hidden="true" />;
}
