import { type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { TutorialPage } from "../data.server.ts";
import css from "./starter-choice.module.css";

type StarterChoiceProps = { page: TutorialPage; onChoose(id: number): void };

/** 「いっしょに行く？」: three who are there anyway. The others stay where they are, and say so. */
export function StarterChoice({ page, onChoose }: StarterChoiceProps) {
  const t = useMessages<Messages>();
  const [chosen, setChosen] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { words = "", note = "" } = page.first.messages["tutorial.ask"] ?? {};
  const chosenStarter = page.starters.find(({ id }) => id === chosen);

  useEffect(() => {
    // Both lists begin with the button that goes on.
    if (chosen === null || list.current) list.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [chosen]);
  useArrowFocus(list);

  return (
    <section className={`${css.ask} appears overlay`} data-page="" aria-labelledby="starter">
      <h2 id="starter" className={classNames(css.question, "text-title", role.display)}>
        {words}
      </h2>
      {chosenStarter ? (
        <div ref={list} className={`${css.chosen} stack-4`} role="status">
          <Picture picture={chosenStarter.picture} cutout alt="" sizes="320px" className={css.large} />
          <p className="text-face text-heading text-leading-17">{chosenStarter.chosen}</p>
          {page.starters
            .filter(({ id }) => id !== chosen)
            .map(({ id, name, left }) => (
              <p key={id} className={`${css.left} grid text-leading-18 text-body`}>
                <b>{name}</b>
                {left}
              </p>
            ))}
          <Button look="bone" wide onClick={() => onChoose(chosenStarter.id)}>
            {t("tutorial.go")}
          </Button>
        </div>
      ) : (
        <>
          <p className="text-aside">{note}</p>
          <div ref={list} className={`${css.three} stack-2`}>
            {page.starters.map(({ id, name, asks, plays, picture }) => (
              <button key={id} type="button" className={`${css.one} frame text-bright`} onClick={() => setChosen(id)}>
                <Picture picture={picture} cutout alt="" sizes="150px" className={css.picture} />
                <span className={`${css.words} text-body text-leading-17`}>
                  <b className={role.display}>{name}</b>
                  <span>{asks}</span>
                  <small className="text-note">{plays}</small>
                </span>
              </button>
            ))}
          </div>
          <p className="text-aside">{page.first.messages["tutorial.later"]?.note}</p>
        </>
      )}
    </section>
  );
}

/** Left and right go from one to the next, as the text says. */
function useArrowFocus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const abortController = new AbortController();
    const onKey = ({ key }: KeyboardEvent): void => {
      const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
      const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
      const at = buttons.findIndex((button) => button === document.activeElement);
      if (step !== 0 && buttons.length > 0) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    };
    window.addEventListener("keydown", onKey, { signal: abortController.signal });
    return () => abortController.abort();
  }, [list]);
}
