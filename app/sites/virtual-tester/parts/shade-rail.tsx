import { Link } from "react-router";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { TesterShade } from "../data.server.ts";
import css from "./shade-rail.module.css";

interface ShadeRailProps {
  shades: readonly TesterShade[];
  shownId: string;
}

/** All shades of the line, each with an address of its own: without a script the server paints the next one. */
export function ShadeRail({ shades, shownId }: ShadeRailProps) {
  const t = useWords<Words>();
  return (
    <nav className={css.rail} aria-label={t("rail.label")}>
      <ul>
        {shades.map(({ id, name, number, hex }) => (
          <li key={id}>
            <Link
              to={`?s=${id}`}
              replace
              preventScrollReset
              className={css.shade}
              aria-label={`${number} ${name}`}
              aria-current={id === shownId ? "true" : undefined}
            >
              <ShadeChip hex={hex} />
              <span className={css.number}>{number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
