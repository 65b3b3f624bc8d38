import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { StageContent } from "../stage-content.ts";
import { CrossedOutPhraseText } from "./hud.tsx";
import css from "./unscored-result.module.css";

/** After the seventh: no points, nothing to share. What stays is read, and the way out is the only link. */
export function UnscoredResult({ content }: { content: StageContent; onLeave(): void }) {
  const exit = useRef<HTMLDivElement>(null);
  useEffect(() => exit.current?.querySelector("a")?.focus(), []);
  const { words, messages } = content;
  return (
    <section className={`${css.end} overlay pad-side-5 stack-5`} data-page="">
      <h2 className={classNames(css.word, "text-banner", role.display)}>
        <CrossedOutPhraseText phrase={words.boss.name} />
      </h2>
      <p className={`${css.lines} text-lead`}>
        {words.kind === "calm" &&
          words.clear.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
      </p>
      <p className={`${css.lines} text-lead`}>{words.boss.remains}</p>
      <div ref={exit}>
        <ButtonLink look="bone" wide to="/lmw/main">
          {messages["stage.leave"]?.words}
        </ButtonLink>
      </div>
    </section>
  );
}
