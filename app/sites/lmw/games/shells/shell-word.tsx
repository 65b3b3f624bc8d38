// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { CastMember } from "../game.server.ts";
import type { ShellMarks } from "./shell-marks.ts";
import type { Shell } from "./shell-world.ts";
import { SwapMark } from "./swap-mark.tsx";
import css from "./shells.module.css";

interface ShellWordProps {
  n: number;
  shell: Shell;
  cast: CastMember | undefined;
  marks: ShellMarks;
  isChosen: boolean;
  onChoose: (n: number) => void;
}

/** One line of the two columns: a name, or what somebody is like. */
export function ShellWord({ n, shell, cast, marks, isChosen, onChoose }: ShellWordProps) {
  const t = useMessages<Messages>();
  const { swap, looseTurns, isReclosed, isPeeked } = marks;
  const words = shell.isName ? cast?.name : cast?.character;
  const notes = [
    ...(shell.isFound ? [t("games.shells.found")] : []),
    ...(looseTurns === 1 ? [t("games.shells.loose")] : []),
    ...(isReclosed ? [t("games.shells.unbound")] : []),
    ...(isPeeked ? [t("games.shells.shownPair")] : []),
    ...(swap > 0 ? [t("games.shells.moved")] : []),
  ];
  return (
    <button
      type="button"
      className={`${css.word} text-body text-bright wide`}
      data-name={shell.isName || undefined}
      data-monster={shell.monster}
      data-loose={looseTurns ?? undefined}
      data-reclosed={isReclosed || undefined}
      data-peek={isPeeked || undefined}
      aria-pressed={isChosen}
      disabled={shell.isFound}
      onClick={() => onChoose(n)}
    >
      {notes.length > 0 && <span className="visually-hidden">{`${notes.join("、")}。`}</span>}
      {words}
      {swap > 0 && <SwapMark swap={swap} />}
    </button>
  );
}
