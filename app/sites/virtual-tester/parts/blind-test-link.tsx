"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./blind-test-link.module.css";

/** What the choice without names is, and the way into it. */
export function BlindTestLink({ onBegin }: { onBegin: () => void }) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.blind} on-grey pad-side-5 stack-4`} aria-labelledby="blind-door">
      <div className={css.startLink}>
        <h2 id="blind-door" className={`text-heading ${role.display}`}>
          {t("blind.title")}
        </h2>
        <ul className={css.hidden} aria-hidden="true">
          {["一", "二", "三", "四", "五"].map((sign) => (
            <li key={sign} className={`middle text-lead ${role.display}`}>
              {sign}
            </li>
          ))}
        </ul>
        <p>{t("blind.lead")}</p>
      </div>
      <Button look="bone" wide onClick={onBegin}>
        {t("blind.begin")}
      </Button>
    </section>
  );
}
