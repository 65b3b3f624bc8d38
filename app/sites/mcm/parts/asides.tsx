"use no memo";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./maker.module.css";

interface AsidesProps {
  /** Why the code of the address was not taken. */
  refusal: "broken" | "newer" | null;
  /** What the thing on the bench was called that lay there the last time. */
  found: string | null;
  onOpen: () => void;
  onLeave: () => void;
}

/** What few visitors have to be told: a link that could not be read, a mascara left on the bench. */
export function Asides({ refusal, found, onOpen, onLeave }: AsidesProps) {
  const t = useWords<Words>();
  return (
    <>
      {refusal && (
        <div className={css.refused}>
          <Notice
            message={t(`refused.${refusal}`)}
            action={
              refusal === "newer" && (
                <Button compact look="line" onClick={() => location.reload()}>
                  {t("refused.reload")}
                </Button>
              )
            }
          />
        </div>
      )}
      {found && (
        <div className={css.draft} role="status">
          <p>{t("draft.found", { name: found })}</p>
          <Button compact look="bone" onClick={onOpen}>
            {t("draft.open")}
          </Button>
          <Button compact look="quiet" onClick={onLeave}>
            {t("draft.later")}
          </Button>
        </div>
      )}
    </>
  );
}
