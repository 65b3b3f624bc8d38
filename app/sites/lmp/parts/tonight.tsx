import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { isSoundWanted } from "#app/kits/sound/sound-cookie.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import { BelowPlace } from "./below-place.tsx";
import { SealedLetter } from "./sealed-letter.tsx";
import { Sheet } from "./sheet.tsx";
import css from "./tonight.module.css";
import { useLetters } from "./use-letters.ts";
import { useOccasion } from "./use-occasion.ts";
import { Well } from "./well.tsx";

/** Tonight: the sealed letter on the water, and what it says when the seal is broken. */
export function Tonight({ page }: { page: View<"tonight"> }) {
  const t = useWords<Words>();
  const occasionOf = useOccasion();
  const letters = useLetters();
  const { letter, step, from } = letters;
  const read = useRef<HTMLDivElement>(null);
  const isRead = letter !== null && (step === "open" || step === "fresh");

  useEffect(() => {
    if (step !== "fresh") return;
    read.current?.focus({ preventScroll: true });
    track("lmp_open");
  }, [step]);

  function cut() {
    soundOut();
    void letters.cut();
  }

  return (
    <>
      <Well isOpen={isRead}>
        {isRead ? (
          <div ref={read} className={css.read} tabIndex={-1}>
            <Sheet
              key={letter.key}
              lines={letter}
              title={t(from === "passing" ? "letter.passing" : `letter.${letter.form}`)}
              occasion={occasionOf(letter)}
              isFresh={step === "fresh"}
            />
          </div>
        ) : (
          <Sealed page={page} letters={letters} cut={cut} />
        )}
        <p className={css.said} role="status">
          {step === "breaking" && t("sealed.breaking")}
          {step === "fresh" && t("sealed.done")}
        </p>
      </Well>
      <BelowPlace letters={letters} day={page.day} />
    </>
  );
}

function Sealed({
  page,
  letters,
  cut,
}: {
  page: View<"tonight">;
  letters: ReturnType<typeof useLetters>;
  cut: () => void;
}) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { step, error } = letters;
  const words = error && errorWords(error.code, error);
  return (
    <>
      <VerticalHeading
        className={css.sentence}
        lines={[t(page.form === "night" ? "sealed.nightFirst" : "sealed.dayFirst"), t("sealed.second")]}
        reveal
      />
      <div className={css.water}>
        <div className={css.ripples} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <SealedLetter form={page.form} step={step === "breaking" ? "breaking" : "sealed"} onCut={cut} />
      </div>
      <div className={css.foot}>
        {words && (
          <Notice
            code={error.code}
            announce="now"
            message={words.message}
            action={
              <Button compact look="bone" onClick={cut}>
                {words.action ?? t("sealed.cut")}
              </Button>
            }
          />
        )}
        {page.notice && <p className={css.notice}>{t("sealed.badKey")}</p>}
        {!words && <p className={css.once}>{t("sealed.once")}</p>}
        <noscript>
          <p className={css.notice}>{t("sealed.noScript")}</p>
          <p>
            <Link className={css.passing} to={`/lmp?d=${page.passing.day}&k=${page.passing.key}`}>
              {t("sealed.passing")}
            </Link>
          </p>
        </noscript>
      </div>
    </>
  );
}

/** Nothing of the sound is fetched for those who have it off, which is most. */
function soundOut(): void {
  if (!isSoundWanted(document.cookie)) return;
  void import("#app/kits/sound/use-sound.ts").then(({ visitSound }) => visitSound().play("seal-break"), console.warn);
}
