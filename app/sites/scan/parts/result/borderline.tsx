import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { TypeView } from "../../page-parts.server.ts";
import type { FaceTypeCode } from "../../rules/type-codes.ts";
import part from "./section.module.css";
import css from "./borderline.module.css";

interface BorderlineProps {
  one: TypeView;
  other: TypeView;
  onPick: (code: FaceTypeCode) => void;
}

/** A score that does not decide: both types stand side by side, and the visitor does. */
export function Borderline({ one, other, onPick }: BorderlineProps) {
  const t = useMessages<Messages>();
  return (
    <section className={classNames(css.place, "page-height shrinks stack-4")} aria-labelledby="borderline">
      <header>
        <h2 id="borderline" className="text-face text-heading text-leading-14">
          {t("result.borderline.title")}
        </h2>
        <p className={`${part.line} text-aside`}>{t("result.borderline.lead")}</p>
      </header>
      <div className={`${css.pair} bleed`}>
        {[one, other].map((type) => (
          <button
            key={type.code}
            type="button"
            className={`${css.side} stack-2 text-bright`}
            onClick={() => onPick(type.code)}
          >
            <img src={type.lineFace} width={400} height={500} alt="" decoding="async" />
            <span className={`${css.name} text-face text-leading-12 text-title`}>{type.name}</span>
            <span className="text-aside">{type.impression}</span>
            <span className={`${css.pick} middle text-body text-centred text-strong`}>
              {t("result.borderline.pick", { name: type.name })}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
