// The state of the rules changes in place: what is drawn from it must be drawn each time.
"use no memo";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useRoundSession } from "../flow/use-round-session.ts";
import { useSpecial } from "../flow/use-special.ts";
import type { PlayProps } from "../play-props.ts";
import { shellRules, reducedMotionPairs } from "./rules.ts";
import { getShellMarks } from "./shell-marks.ts";
import { describeApart, describeSwaps } from "./shell-news.ts";
import { ShellWord } from "./shell-word.tsx";
import { usePeekNews } from "./use-peek-news.ts";
import css from "./shells.module.css";

/** 文字あわせ: names on the left, what they are like on the right; everything lies open. */
export function ShellReducedMotion(props: PlayProps) {
  const { page, setup, clock, playSound, setScore, end } = props;
  const t = useMessages<Messages>();
  const { session, world, redraw } = useRoundSession(shellRules, setup);
  const half = world.shells.length / 2;
  usePeekNews(props, world);
  useSpecial(props, shellRules, session, () => {
    playSound("power-up");
    redraw();
  });

  function choose(n: number) {
    const shell = world.shells[n];
    if (!shell || shell.isFound) return;
    const nowMs = Math.max(clock.nowMs(), world.readyMs);
    const [open] = world.open;
    // Two of one side: the second takes the place of the first, by laying that one down again beside itself.
    if (world.open.length === 1 && open === n) return;
    session.act(nowMs, n);
    announce();
    setScore(session.score);
    redraw();
    if (world.board >= reducedMotionPairs.length) end(session.log(), session.score);
  }

  function announce() {
    const { showCaption, showText } = props;
    const { last } = world;
    if (last?.kind === "pair" && last.points === 0) {
      playSound("capture");
      showText(t("games.shells.mended"));
    } else if (last?.kind === "pair" || last?.kind === "bigger") {
      playSound("capture");
      showCaption(last.kind);
    } else if (last?.kind === "apart") {
      playSound("card-turn");
      const news = describeApart(t, page.cast, world);
      if (news) showText(news);
      else showCaption("apart");
    }
  }

  const column = (from: number, title: string) => (
    <ul className={css.list} aria-label={title}>
      {world.shells.slice(from, from + half).map((shell, i) => {
        const n = from + i;
        return (
          <li key={`${world.board}-${n}`}>
            <ShellWord
              n={n}
              shell={shell}
              cast={page.cast[shell.monster]}
              marks={getShellMarks(world, n)}
              isChosen={world.open.length === 1 && world.open[0] === n}
              onChoose={choose}
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className={`${css.reducedMotion} stack-2`} data-ready="">
      <p className="visually-hidden" role="status">
        {describeSwaps(t, world)}
      </p>
      {column(0, t("games.shells.names"))}
      {column(half, t("games.shells.scenes"))}
    </div>
  );
}
