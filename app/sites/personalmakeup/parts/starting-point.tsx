"use no memo"; // It is drawn once: what the compiler would remember weighs more than it saves.

import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import css from "./starting-point.module.css";

const axes = ["line", "depth", "ratio"] as const;
const strengths = [-1, 0, 1] as const;

/** Where the placement starts: at the visitor's own type, at one that is chosen, or at three strengths by hand. */
export function StartingPoint({ page }: { page: View<"questions"> }) {
  const t = useMessages<Messages>();
  useMyFaceType(page.type === null);
  const { place, type, types } = page;
  const startType = types.find(({ code }) => code === type);
  return (
    <section className="shrinks" aria-labelledby="start">
      <h2 id="start" className={`${css.ask} text-heading text-strong`}>
        {t("ask.start")}
      </h2>
      <p className="below-3 text-aside text-leading-16">{t("ask.startHint")}</p>
      <ul className={`${css.types} rule-above`}>
        <li>
          <Link to="?type=none" preventScrollReset aria-current={startType ? undefined : "true"}>
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
      <details>
        <summary className="opens-plus text-body">{t("ask.manual")}</summary>
        {axes.map((axis) => (
          <fieldset key={axis} className={`${css.axis} align-centre grid hair-below`}>
            <legend>{t(`axes.${axis}`)}</legend>
            {strengths.map((strength) => (
              <label key={strength} className={`${css.strength} middle text-body choice-bar choice-tile`}>
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
function useMyFaceType(isOpen: boolean): void {
  const { summary } = useVisitor();
  const navigate = useNavigate();
  const myType = summary?.faceType ?? null;
  useEffect(() => {
    if (!isOpen || !myType || new URLSearchParams(location.search).has("type")) return;
    void navigate(`?type=${myType}`, { replace: true, preventScrollReset: true });
  }, [isOpen, myType, navigate]);
}
