"use no memo";

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { ScanLanguage } from "#contracts/face-type.ts";
import type { Messages } from "../../copy/messages.ts";
import type { TypeView } from "../../page-parts.server.ts";
import { cardPath } from "../../rules/card-path.ts";
import css from "./without-script.module.css";

/** Where no script runs, the eight starting points can be read all the same. */
export function WithoutScript({ types, lang }: { types: readonly TypeView[]; lang: ScanLanguage }) {
  const t = useMessages<Messages>();
  return (
    <nav className={`${css.without} pad-side-4`} aria-label={t("read.withoutScript")}>
      <p>{t("read.withoutScript")}</p>
      <ul>
        {types.map(({ code, name }) => (
          <li key={code}>
            <a href={cardPath(code, null, { lang })} className="target-line text-strong">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
