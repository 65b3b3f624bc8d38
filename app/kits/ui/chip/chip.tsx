import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { TickIcon } from "../icons/tick.tsx";
import css from "./chip.module.css";

/** A group of chips that narrow the same list; wraps, never scrolls sideways. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** The look of a chip, for links that a site makes itself. */
export const chipClass = css.chip;

type ChipProps = { pressed: boolean; onPress: () => void; children: ReactNode };

/** One condition, on or off. */
export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button type="button" className={css.chip} aria-pressed={pressed} onClick={onPress}>
      {pressed && <TickIcon />}
      {children}
    </button>
  );
}

type ChipLinkProps = Omit<LinkProps, "className" | "style"> & { isCurrent?: boolean };

/** One condition that has an address of its own. */
export function ChipLink({ isCurrent = false, children, ...link }: ChipLinkProps) {
  return (
    <Link {...link} className={css.chip} aria-current={isCurrent || undefined}>
      {isCurrent && <TickIcon />}
      {children}
    </Link>
  );
}
