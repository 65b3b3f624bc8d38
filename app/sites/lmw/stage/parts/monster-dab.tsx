import { useEffect, useRef } from "react";
import css from "./monster-dab.module.css";

/** A dab of a monster's colour. It says nothing that does not stand beside it. */
export function MonsterDab({ hex = "#E0001B" }: { hex?: string | undefined }) {
  const dab = useRef<HTMLElement>(null);
  useEffect(() => dab.current?.style.setProperty("--dab", hex), [hex]);
  return <i ref={dab} className={css.dab} aria-hidden="true" />;
}
