"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { turnTowards } from "../rules/turn-towards.ts";
import { LipPrint } from "./lip-print.tsx";
import css from "./posters.module.css";

const columns = 3;
/** So many neighbours say something when the posters turn. */
const talkerCount = 3;
const maxTurnDeg = 34;

type PostersProps = { candidates: View<"hall">["candidates"]; chosenId: string | null };

/** Twenty-four posters. Where the visitor's lips are on one, all the others look at it. */
export function Posters({ candidates, chosenId }: PostersProps) {
  const t = useMessages<Messages>();
  const list = useRef<HTMLOListElement>(null);
  const chosenAt = candidates.findIndex(({ id }) => id === chosenId);
  const chosen = candidates[chosenAt];

  // Set by hand: a style in the server's page would be against its policy.
  useEffect(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    for (const [at, poster] of items.entries()) {
      const { across, down } = chosenAt < 0 ? { across: 0, down: 0 } : turnTowards(at, chosenAt, columns);
      poster.style.setProperty("--across", `${across * maxTurnDeg}deg`);
      poster.style.setProperty("--down", `${-down * maxTurnDeg * 0.6}deg`);
    }
  }, [chosenAt]);

  return (
    <section className={css.section} id="wall" aria-labelledby="wall-title">
      <h2 id="wall-title" className={classNames("text-title", role.display)}>
        {t("posters.title")}
      </h2>
      <p className={`${css.lead} text-quiet`} role="status" data-reply={chosen ? "" : undefined}>
        {chosen ? t("posters.turned", { monster: chosen.name }) : t("posters.lead")}
      </p>
      <ol ref={list} className={css.grid} data-turned={chosen ? "" : undefined}>
        {candidates.map(({ id, name, hex, poster, lookOn }, at) => (
          <li key={id} className={`${css.place} anchor`} data-chosen={at === chosenAt || undefined}>
            <Link to={`/lmv?m=${id}`} className={`${css.poster} column-2`} viewTransition prefetch="intent">
              <span className={`${css.picture} frame`}>
                <Picture picture={poster} alt="" sizes="(min-width: 480px) 150px, 31vw" fit="cover" />
                {at === chosenAt && (
                  <span className={css.print}>
                    <LipPrint hex={hex} label={t("posters.mine")} />
                  </span>
                )}
              </span>
              <span className={classNames(css.name, "text-body text-leading-14", role.display)}>
                <span className={classNames("text-quiet", role.micro)} aria-hidden="true">
                  {id}
                </span>
                {name}
              </span>
            </Link>
            {chosen && isTalker(at, chosenAt) && (
              <p className={`${css.speech} appears`} aria-hidden="true">
                {lookOn}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The neighbours in the order of the posters, without the chosen one. */
function isTalker(at: number, chosenAt: number): boolean {
  const offset = (at - chosenAt + 24) % 24;
  return offset > 0 && offset <= talkerCount * 2 && offset % 2 === 0;
}
