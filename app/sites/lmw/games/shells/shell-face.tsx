import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import type { CastMember } from "../game.server.ts";
import { insideUrl } from "./shell-pictures.ts";
import css from "./shells.module.css";

interface ShellFaceProps {
  cast: CastMember | undefined;
  back: { url: string; isMirrored: boolean };
  isName: boolean;
  isOpen: boolean;
  /** With help: a small mark of its colour stays on what was open. */
  isMarked: boolean;
}

/** Both sides of a shell; what lies inside is in the page only once it is open. */
export function ShellFace({ cast, back, isName, isOpen, isMarked }: ShellFaceProps) {
  return (
    <span className={css.turning} aria-hidden="true">
      <span className={`${css.back} middle overlay`}>
        <img className={css.valve} src={back.url} alt="" data-mirrored={back.isMirrored || undefined} />
        {isMarked && cast && <span className={classNames(css.mark, shadeClass(cast.hex))} />}
      </span>
      <span className={`${css.front} middle overlay`}>
        <img className={css.valve} src={insideUrl} alt="" />
        {isOpen &&
          cast &&
          (isName ? (
            <span className={`${css.name} text-body text-centred text-strong`}>{cast.name}</span>
          ) : (
            <img className={css.portrait} src={cast.picture} alt="" />
          ))}
      </span>
    </span>
  );
}
