import { useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { layTable } from "../flow/table.ts";
import { useKeys } from "../flow/use-keys.ts";
import type { PlayProps } from "../play-props.ts";
import { stareRules, twinPapers, wordAt } from "./rules.ts";
import css from "./stare.module.css";

/** 息合わせ: words come one after another, without motion; one press on 「いま」 turns the paper over. */
export function StareTwin(props: PlayProps) {
  const { setup, clock } = props;
  const t = useWords<Words>();
  const [table] = useState(() => layTable(stareRules, setup));
  const [shown, setShown] = useState({ word: -1, n: 0, left: twinPapers });
  const given = useRef(props);
  useEffect(() => {
    given.current = props;
  });
  const { world } = table;

  useEffect(() => {
    let key = "";
    return clock.eachFrame((nowMs) => {
      if (table.pass(nowMs)) return;
      const { word, n } = nowMs < world.paper.riseMs ? { word: -1, n: -1 } : wordAt(world);
      const now = `${world.paper.riseMs}:${n}`;
      if (now === key) return;
      key = now;
      setShown({ word, n, left: twinPapers - world.at });
    });
  }, [clock, table, world]);

  const press = useCallback(() => {
    const { tell, say, sound, score, end } = given.current;
    const before = world.at;
    const lostBefore = world.chain;
    table.act(clock.nowMs(), 0);
    score(table.score);
    if (world.at > before) {
      say("win");
      sound("paper-tear");
    } else if (world.chain > lostBefore) {
      tell(t("games.stare.early"));
      sound("card-turn");
    }
    if (world.at >= twinPapers) end(table.log(), table.score);
  }, [clock, table, world, t]);
  useKeys(
    useCallback(
      (key: string, event: KeyboardEvent) => {
        if (key !== " " && key !== "Enter") return;
        event.preventDefault();
        press();
      },
      [press],
    ),
  );

  const words = [
    t("games.stare.word.w0"),
    t("games.stare.word.w1"),
    t("games.stare.word.w2"),
    t("games.stare.word.w3"),
    t("games.stare.word.w4"),
    t("games.stare.word.w5"),
    t("games.stare.word.w6"),
  ];
  return (
    <div className={css.twin} data-word={shown.word} data-ready="">
      <p className={css.left}>{t("games.stare.left", { n: shown.left })}</p>
      <p className={css.word} aria-live="assertive">
        {words[shown.word] ?? ""}
      </p>
      <button type="button" className={css.press} data-press onClick={press}>
        {t("games.stare.pressTwin")}
      </button>
    </div>
  );
}
