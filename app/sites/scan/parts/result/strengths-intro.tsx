import { useEffect, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { type StrengthPoint, StrengthLines } from "./strength-lines.tsx";
import css from "./strengths-intro.module.css";

/** From one pair to the next, and from the last to the type. */
const pairMs = 1100;

/** Before any name: the three pairs of strengths come one by one. A tap goes on at any time. */
export function StrengthsIntro({ point, onDone }: { point: StrengthPoint; onDone: () => void }) {
  const t = useMessages<Messages>();
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (preferences.isMotionReduced()) return setShown(3);
    if (shown === 3) return;
    const wait = setTimeout(() => setShown(shown + 1), shown === 0 ? 200 : pairMs);
    return () => clearTimeout(wait);
  }, [shown]);

  return (
    <section className={`${css.first} page-height stack-5`} aria-label={t("result.strengths.title")}>
      <VerticalHeading level={2} lines={[t("result.strengths.title")]} reveal className={css.heading} />
      <div className={`${css.lines} stack-4`} role="status">
        <StrengthLines points={[point]} shown={shown} />
        <p className="text-aside">{t("result.strengths.lead")}</p>
      </div>
      <Button className={css.next} look={shown < 3 ? "line" : "blood"} arrow wide onClick={onDone}>
        {t("result.strengths.next")}
      </Button>
    </section>
  );
}
