import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { ProphecyHistory } from "#contracts/prophecy-history.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./below-fold.module.css";

/** Four desires that sleep beside the letter, or that may be opened with it. */
export function RestingPalette({ palette }: { palette: NonNullable<ProphecyHistory["palette"]> }) {
  const t = useMessages<Messages>();
  const { isReady, words } = palette;
  return (
    <section
      className={`${css.palette} stack-3`}
      aria-labelledby="lmp-palette"
      data-palette={isReady ? "ready" : "asleep"}
    >
      <h2 id="lmp-palette" className="text-lead">
        {t(isReady ? "palette.ready" : "palette.asleep")}
      </h2>
      <p className={`${css.desires} facts-3 text-body text-leading-18`}>
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      <p className="text-body text-leading-18">{t(isReady ? "palette.readyNote" : "palette.asleepNote")}</p>
      <ButtonLink look={isReady ? "bone" : "line"} wide arrow to="/yoku">
        {t(isReady ? "palette.open" : "palette.look")}
      </ButtonLink>
    </section>
  );
}
