import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import css from "./starting-point.module.css";

const axes = ["line", "depth", "ratio"] as const;
const strengths = [-1, 0, 1] as const;

/** Where the placement starts: at the visitor's own type, at one that is chosen, or at three strengths by hand. */
export function StartingPoint({ page }: { page: View<"questions"> }) {
  const t = useWords<Words>();
  useOwnType(page.type === null);
  const { place, type, types } = page;
  const started = types.find(({ code }) => code === type);
  return (
    <section className={css.start} aria-labelledby="start">
      <h2 id="start" className={css.ask}>
        {t("ask.start")}
      </h2>
      <p className={css.hint}>{t("ask.startHint")}</p>
      <ul className={css.types}>
        <li>
          <Link to="?type=none" preventScrollReset aria-current={started ? undefined : "true"}>
            {t("ask.bare")}
          </Link>
        </li>
        {types.map(({ code, kanji }) => (
          <li key={code}>
            <Link to={`?type=${code}`} preventScrollReset aria-current={code === type ? "true" : undefined}>
              {kanji}
            </Link>
          </li>
        ))}
      </ul>
      <details className={css.byHand}>
        <summary>{t("ask.byHand")}</summary>
        {axes.map((axis) => (
          <fieldset key={axis} className={css.axis}>
            <legend>{t(`axes.${axis}`)}</legend>
            {strengths.map((strength) => (
              <label key={strength}>
                <input type="radio" name={axis} value={strength} defaultChecked={place[axis] === strength} />
                {t(`axes.${axis}${strength}`)}
              </label>
            ))}
          </fieldset>
        ))}
      </details>
    </section>
  );
}

/** Once, where the address says nothing: the type the visitor stands by, as soon as it is known. */
function useOwnType(isOpen: boolean): void {
  const { summary } = useVisitor();
  const navigate = useNavigate();
  const own = summary?.faceType ?? null;
  useEffect(() => {
    if (!isOpen || !own || new URLSearchParams(location.search).has("type")) return;
    void navigate(`?type=${own}`, { replace: true, preventScrollReset: true });
  }, [isOpen, own, navigate]);
}
