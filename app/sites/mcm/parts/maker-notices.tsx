"use no memo";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./maker.module.css";

interface MakerNoticesProps {
  /** Why the code of the address was not taken. */
  refusal: "broken" | "newer" | null;
  /** What the thing on the bench was called that lay there the last time. */
  draftName: string | null;
  onOpen: () => void;
  onDismiss: () => void;
}

/** What few visitors have to be told: a link that could not be read, a mascara left on the bench. */
export function MakerNotices({ refusal, draftName, onOpen, onDismiss }: MakerNoticesProps) {
  const t = useMessages<Messages>();
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
      {draftName && (
        <div className={css.draft} role="status">
          <p className="full-row text-body">{t("draft.found", { name: draftName })}</p>
          <Button compact look="bone" onClick={onOpen}>
            {t("draft.open")}
          </Button>
          <Button compact look="quiet" onClick={onDismiss}>
            {t("draft.later")}
          </Button>
        </div>
      )}
    </>
  );
}
