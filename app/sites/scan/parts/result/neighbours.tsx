import { elementAt } from "#app/kits/basics/element-at.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { TypeView } from "../../page-parts.server.ts";
import { type FaceTypeCode, indexOf, neighboursOf, oppositeOf } from "../../rules/type-codes.ts";
import { useScanPage } from "./use-scan-page.ts";
import part from "./section.module.css";
import css from "./neighbours.module.css";

/** The opposite of a type, and the three that differ in one strength only. Each can be taken. */
export function Neighbours({ code, onChoose }: { code: FaceTypeCode; onChoose: (code: FaceTypeCode) => void }) {
  const t = useMessages<Messages>();
  const { types } = useScanPage();
  const viewOf = (other: FaceTypeCode): TypeView => elementAt(types, indexOf(other));
  const opposite = viewOf(oppositeOf(code));
  return (
    <section className="shrinks stack-4" aria-labelledby="neighbours">
      <button
        type="button"
        className={`${css.night} bleed text-bright`}
        aria-labelledby="night night-name"
        onClick={() => onChoose(opposite.code)}
      >
        <img src={opposite.lineFace} width={400} height={500} alt="" loading="lazy" decoding="async" />
        <span className={`${css.words} pad-side-4 stack-1`}>
          <span className={`${css.small} text-note`}>{t("result.neighbours.oppositeLine")}</span>
          <span id="night" className="text-strong text-body">
            {t("result.neighbours.opposite")}
          </span>
          <span id="night-name" className={`${css.name} text-face text-title`}>
            {opposite.name}
          </span>
          <span className={`${css.small} text-note`}>{opposite.impression}</span>
        </span>
      </button>
      <header>
        <h2 id="neighbours" className="text-face text-heading text-leading-14">
          {t("result.neighbours.title")}
        </h2>
        <p className={`${part.line} text-aside`}>{t("result.neighbours.line")}</p>
      </header>
      <ul className={css.three}>
        {neighboursOf(code)
          .map(viewOf)
          .map((type) => (
            <li key={type.code} className="grid">
              <button
                type="button"
                className={`${css.one} stack-1 text-bright text-centred text-face text-lead`}
                onClick={() => onChoose(type.code)}
              >
                <img src={type.lineFace} width={400} height={500} alt="" loading="lazy" decoding="async" />
                <span>{type.name}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
