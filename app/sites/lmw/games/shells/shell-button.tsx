// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { CastMember } from "../game.server.ts";
import { ShellFace } from "./shell-face.tsx";
import type { ShellMarks } from "./shell-marks.ts";
import type { ShellBack } from "./shell-pictures.ts";
import type { Shell } from "./shell-world.ts";
import css from "./shells.module.css";

interface ShellButtonProps {
  n: number;
  board: number;
  shell: Shell;
  cast: CastMember | undefined;
  back: ShellBack;
  marks: ShellMarks;
  isOpen: boolean;
  /** With help: it was open before. */
  isMarked: boolean;
  onTurn: (n: number) => void;
}

/** One shell on the tray. */
export function ShellButton(props: ShellButtonProps) {
  const { n, board, shell, cast, back, marks, isOpen, isMarked, onTurn } = props;
  const t = useMessages<Messages>();
  return (
    <button
      type="button"
      data-cell
      data-shell={n}
      data-board={board}
      className={css.shell}
      data-open={isOpen || undefined}
      data-found={shell.isFound || undefined}
      data-moved={marks.swap > 0 || undefined}
      data-loose={marks.looseTurns ?? undefined}
      data-peek={marks.isPeeked || undefined}
      aria-label={labelOf(t, props)}
      onClick={() => onTurn(n)}
    >
      <ShellFace {...{ cast, back, marks, isOpen, isMarked }} isName={shell.isName} />
    </button>
  );
}

function labelOf(
  t: ReturnType<typeof useMessages<Messages>>,
  { n, shell, cast, marks, isOpen }: ShellButtonProps,
): string {
  const name = cast?.name ?? "";
  const what = shell.isName ? t("games.shells.name", { name }) : t("games.shells.scene", { name });
  if (isOpen) return marks.looseTurns === 1 ? `${what}、${t("games.shells.loose")}` : what;
  if (marks.isPeeked) return t("games.shells.peeked", { n: n + 1, what });
  return marks.isReclosed ? t("games.shells.closedAgain", { n: n + 1 }) : t("games.shells.closed", { n: n + 1 });
}
