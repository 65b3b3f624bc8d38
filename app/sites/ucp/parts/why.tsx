"use no memo"; // Drawn once for each address.

import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { BenchPage } from "../data.server.ts";
import css from "./why.module.css";

/** What became of retired colours so far, in three numbers with their source. */
export function Why({ numbers }: { numbers: BenchPage["numbers"] }) {
  const t = useWords<Words>();
  const { paintings, colours, strokes, demonstration } = numbers;
  return (
    <section className={css.why} aria-labelledby="ucp-why">
      <h2 id="ucp-why" className={classNames(css.title, role.display)}>
        {t("why.title")}
      </h2>
      <dl className={css.numbers}>
        {(
          [
            ["paintings", paintings],
            ["colours", colours],
            ["strokes", strokes],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`why.${name}`)}</dt>
            <dd className={role.latin}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.source}>
        {t("why.source")}
        {demonstration > 0 && t("why.demonstration", { count: demonstration })}
      </p>
    </section>
  );
}
