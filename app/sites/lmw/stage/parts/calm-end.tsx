import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { StageBook } from "../stage-book.ts";
import { Struck } from "./hud.tsx";
import css from "./calm-end.module.css";

/** After the seventh: no points, nothing to share. What stays is read, and the way out is the only door. */
export function CalmEnd({ book }: { book: StageBook; onLeave(): void }) {
  const way = useRef<HTMLDivElement>(null);
  useEffect(() => way.current?.querySelector("a")?.focus(), []);
  const { words, say } = book;
  return (
    <section className={css.end} data-page="">
      <h2 className={classNames(css.word, role.display)}>
        <Struck phrase={words.boss.name} />
      </h2>
      <p className={css.lines}>
        {words.kind === "calm" &&
          words.clear.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
      </p>
      <p className={css.lines}>{words.boss.remains}</p>
      <div ref={way}>
        <ButtonLink look="bone" wide to="/lmw/main">
          {say["stage.leave"]?.words}
        </ButtonLink>
      </div>
    </section>
  );
}
