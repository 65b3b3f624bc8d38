import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import type { CastMember } from "../game.server.ts";
import css from "./shells.module.css";

interface ShellFaceProps {
  cast: CastMember | undefined;
  isName: boolean;
  isOpen: boolean;
  /** With help: a small mark of its colour stays on what was open. */
  isMarked: boolean;
}

/** Both sides of a shell; what lies inside is in the page only once it is open. */
export function ShellFace({ cast, isName, isOpen, isMarked }: ShellFaceProps) {
  return (
    <span className={css.turning} aria-hidden="true">
      <span className={`${css.back} middle overlay`}>
        <svg viewBox="0 0 80 100" preserveAspectRatio="none">
          <path d="M40 5C66 5 76 34 74 58 72 82 58 96 40 96S8 82 6 58C4 34 14 5 40 5z" />
          <path
            className={css.rib}
            d="M40 90C30 60 22 36 16 26M40 90C35 56 31 30 29 14M40 90V9M40 90c5-34 9-60 11-76M40 90c10-30 18-54 24-64"
          />
        </svg>
        {isMarked && cast && <span className={classNames(css.mark, shadeClass(cast.hex))} />}
      </span>
      <span className={`${css.front} middle overlay`}>
        {isOpen &&
          cast &&
          (isName ? (
            <span className={`${css.name} text-body text-centred text-face`}>{cast.name}</span>
          ) : (
            <img src={cast.picture} alt="" />
          ))}
      </span>
    </span>
  );
}
