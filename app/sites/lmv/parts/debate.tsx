"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import css from "./debate.module.css";

/** Two candidates, six lines. Today's first; the others follow. */
export function Debate({ debate }: { debate: View<"hall">["debate"] }) {
  const t = useMessages<Messages>();
  const [at, setAt] = useState(debate.first);
  const shown = debate.all[at % debate.all.length];
  if (!shown) return null;
  const left = shown.lines[0]?.id;
  return (
    <section className={`${css.section} lazy-section pad-side-5 stack-3`} aria-labelledby="debate-title">
      <h2 id="debate-title" className={classNames("text-title", role.display)}>
        {t("debate.title")}
      </h2>
      <div className="wide" aria-live="polite">
        <p className={classNames("below-3 text-heading text-warning", role.display)}>{shown.title}</p>
        <ul key={at} className={`${css.lines} stack-3`}>
          {shown.lines.map(({ id, text, name, hex }) => (
            <li key={text} className={css.line} data-side={id === left ? "left" : "right"}>
              <span className={`${css.speaker} text-note`}>
                <span className={classNames(css.dot, shadeClass(hex))} />
                {name}
              </span>
              <span className={`${css.text} on-soot`}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <Button look="line" compact onClick={() => setAt((before) => before + 1)}>
        {t("debate.another")}
      </Button>
    </section>
  );
}
