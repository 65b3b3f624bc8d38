import type { ReactNode } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./asked-place.module.css";
import type { Asked } from "./use-asked.ts";

/** The place of what was asked for: it waits, says why it is not there, or shows it. */
export function AskedPlace<T>({ asked, children }: { asked: Asked<T>; children: (data: T) => ReactNode }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { state } = useVisitor();
  const { data, trouble, again } = asked;
  if (state === "unsaved") return <Notice message={t("check.unsaved")} />;
  if (data !== null) return children(data);
  if (trouble === "E-OFFLINE") return <Notice announce="soon" message={t("check.offline")} code={trouble} />;
  if (trouble !== null)
    return (
      <Notice
        announce="soon"
        message={errorWords(trouble).message}
        code={trouble}
        action={
          <Button compact look="line" onClick={again}>
            {t("check.again")}
          </Button>
        }
      />
    );
  return (
    <p className={css.wait} aria-busy="true">
      {t("check.wait")}
    </p>
  );
}
