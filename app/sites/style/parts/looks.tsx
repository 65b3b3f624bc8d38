"use no memo";
import { Link } from "react-router";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import type { Messages } from "../copy/messages.ts";
import type { LookView, StyleData } from "../data.server.ts";
import type { Pair } from "../rules/pair.ts";
import css from "./looks.module.css";

/** Where a pair of looks has its address. */
export const pathOfLooks = ({ morning, night }: Pair): string => `/style?a=${morning}&b=${night}`;

/** Eight mornings and eight nights, each as the half of a face that wears it. Without a script they are links all the same. */
export function Looks({ looks, pair }: { looks: StyleData["looks"]; pair: Pair }) {
  const t = useMessages<Messages>();
  return (
    <section className="column-5 on-grey pad-side-5" id="looks" aria-labelledby="looks-title">
      <h2 id="looks-title" className={`text-heading ${role.display}`}>
        {t("looks.title")}
      </h2>
      {dayHalves.map((half) => (
        <div key={half} className={`${css.hour} column-3`} data-half={half}>
          <h3 id={`looks-${half}`} className={`text-lead ${role.display}`}>
            {t(`hours.${half}Of`)}
          </h3>
          <ul aria-labelledby={`looks-${half}`}>
            {looks[half].map((look) => (
              <li key={look.index}>
                <LookLink look={look} half={half} pair={pair} />
              </li>
            ))}
          </ul>
          <p className="text-body" aria-live="polite">
            {looks[half][pair[half]]!.sentence}
          </p>
        </div>
      ))}
    </section>
  );
}

function LookLink({ look, half, pair }: { look: LookView; half: DayHalf; pair: Pair }) {
  const isApplied = pair[half] === look.index;
  return (
    <Link
      className={`${css.look} column-1 text-bright`}
      to={pathOfLooks({ ...pair, [half]: look.index })}
      replace
      preventScrollReset
      aria-current={isApplied || undefined}
    >
      <span className={`${css.face} frame`}>
        {look.picture ? (
          <img
            src={`/assets/v/${look.picture.hash}/${look.picture.name}@390.avif`}
            alt=""
            width="390"
            height="520"
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span className={shadeClass(look.lip.hex)} />
        )}
      </span>
      <span className={`${css.name} text-fine text-leading-14`}>
        {isApplied && <TickIcon />}
        {look.name}
      </span>
    </Link>
  );
}
