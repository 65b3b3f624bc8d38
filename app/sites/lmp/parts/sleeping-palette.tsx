import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { ProphecyBook } from "#contracts/prophecy-book.ts";
import type { Words } from "../copy/words.ts";
import css from "./below.module.css";

/** Four desires that sleep beside the letter, or that may be opened with it. */
export function SleepingPalette({ palette }: { palette: NonNullable<ProphecyBook["palette"]> }) {
  const t = useWords<Words>();
  const { isReady, words } = palette;
  return (
    <section className={css.palette} aria-labelledby="lmp-palette" data-palette={isReady ? "ready" : "asleep"}>
      <h2 id="lmp-palette">{t(isReady ? "palette.ready" : "palette.asleep")}</h2>
      <p className={css.desires}>
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      <p>{t(isReady ? "palette.readyNote" : "palette.asleepNote")}</p>
      <ButtonLink look={isReady ? "bone" : "line"} wide arrow to="/yoku">
        {t(isReady ? "palette.open" : "palette.look")}
      </ButtonLink>
    </section>
  );
}
