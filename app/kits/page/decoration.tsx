import type { ReactNode } from "react";
import css from "./decoration.module.css";

/** What may stand beside the column, each from a width of its own on (decoration.module.css holds the numbers). */
export type DecorationKind = "lipBackground" | "lipMenu" | "voteMenu" | "mascaraMenu";

/**
 * A place beside the column on a wide window, for a site's side menu or background. Narrower windows hide it, so
 * whatever can be done there must have another place on a phone. The lip menu is never placed on the introduction:
 * that screen does not render it.
 */
export function Decoration(props: {
  kind: DecorationKind;
  side: "left" | "right";
  label?: string;
  children: ReactNode;
}) {
  return (
    <aside
      className={css[props.kind]}
      data-side={props.side}
      aria-label={props.label}
      aria-hidden={!props.label || undefined}
    >
      {props.children}
    </aside>
  );
}
