"use no memo"; // Drawn once for each address.

import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PaintingPage } from "../data.server.ts";
import css from "./mural-stats.module.css";

/** What became of retired colours so far, in three numbers with their source. */
export function MuralStats({ numbers }: { numbers: PaintingPage["numbers"] }) {
  const t = useMessages<Messages>();
  const { paintings, colours, strokes, demonstration } = numbers;
  return (
    <section className={`${css.why} on-ink stack-4`} aria-labelledby="ucp-why">
      <h2 id="ucp-why" className={classNames("text-heading", role.display)}>
        {t("why.title")}
      </h2>
      <dl className={`${css.numbers} stack-3`}>
        {(
          [
            ["paintings", paintings],
            ["colours", colours],
            ["strokes", strokes],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt className="text-aside">{t(`why.${name}`)}</dt>
            <dd className={`text-banner ${role.latin}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-note">
        {t("why.source")}
        {demonstration > 0 && t("why.demo", { count: demonstration })}
      </p>
    </section>
  );
}
