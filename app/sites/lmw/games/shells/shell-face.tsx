import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import type { CastMember } from "../game.server.ts";
import { ShellCrack } from "./shell-crack.tsx";
import type { ShellMarks } from "./shell-marks.ts";
import { insideUrl, type ShellBack } from "./shell-pictures.ts";
import { SwapMark } from "./swap-mark.tsx";
import css from "./shells.module.css";

interface ShellFaceProps {
  cast: CastMember | undefined;
  back: ShellBack;
  marks: ShellMarks;
  isName: boolean;
  isOpen: boolean;
  /** With help: a small mark of its colour stays on what was open. */
  isMarked: boolean;
}

/** Both sides of a shell; what lies inside is in the page only while it can be seen. */
export function ShellFace({ cast, back, marks, isName, isOpen, isMarked }: ShellFaceProps) {
  const { swap, looseTurns, isReclosed, isPeeked } = marks;
  return (
    <>
      <span className={css.turning} aria-hidden="true">
        <span className={`${css.back} middle overlay`}>
          <img className={css.valve} src={back.url} alt="" data-mirrored={back.isMirrored || undefined} />
          {isReclosed && <ShellCrack run="through" />}
          {isMarked && cast && <span className={classNames(css.mark, shadeClass(cast.hex))} />}
        </span>
        <span className={`${css.front} middle overlay`}>
          <img className={css.valve} src={insideUrl} alt="" />
          {(isOpen || isPeeked) &&
            cast &&
            (isName ? (
              <span className={`${css.name} text-body text-centred text-strong`}>{cast.name}</span>
            ) : (
              <img className={css.portrait} src={cast.picture} alt="" />
            ))}
          {looseTurns !== null && <ShellCrack run={looseTurns === 0 ? "begun" : "through"} />}
        </span>
      </span>
      {swap > 0 && <SwapMark swap={swap} />}
    </>
  );
}
