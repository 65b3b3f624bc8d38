import { useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import horizon from "#app/kits/ui/pictures/zone5-horizon.json";
import ripples from "#app/kits/ui/pictures/zone5-ripples.json";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { ScenePicture } from "./scene-picture.tsx";
import css from "./zone5-scene.module.css";

export interface Excerpt {
  id: string;
  name: string;
  hex: string;
  line: string;
}

/** A horizon of liquid rouge. Each ripple is a review: touched, its sentence surfaces, underlined in its shade. */
export function Zone5Scene({ excerpts }: { excerpts: Excerpt[] }) {
  const t = useMessages<Messages>();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<Excerpt | null>(null);
  const visible = excerpts.slice(0, ripples.length);

  // Where the ripples lie is data of the picture; the policy allows no style in the served page.
  useLayoutEffect(() => {
    [...(list.current?.children ?? [])].forEach((item, i) => {
      const ripple = ripples[i];
      if (!ripple || !(item instanceof HTMLElement)) return;
      item.style.setProperty("--x", `${ripple.x * 100}%`);
      item.style.setProperty("--y", `${ripple.y * 100}%`);
      item.style.setProperty("--r", `${ripple.r * 100}%`);
      item.dataset.placed = "";
    });
  }, []);

  return (
    <>
      <ScenePicture picture={horizon}>
        <ul ref={list} className={`${css.ripples} overlay`} aria-label={t("reviews.label")}>
          {visible.map((excerpt) => (
            <li key={excerpt.id} className={css.place}>
              <button
                type="button"
                className={`${css.ripple} overlay wide`}
                aria-label={t("reviews.touch", { name: excerpt.name })}
                aria-pressed={opened?.id === excerpt.id}
                onClick={() => setOpened(excerpt)}
              ></button>
            </li>
          ))}
        </ul>
      </ScenePicture>
      <p role="status" className={css.sentence}>
        {opened && (
          <span key={opened.id} className={`${css.excerpt} stack-2`}>
            <span className={classNames("text-heading", role.display)}>{opened.line}</span>
            <span className={classNames(css.shade, shadeClass(opened.hex))} aria-hidden="true" />
            <span className="text-body">{opened.name}</span>
          </span>
        )}
      </p>
    </>
  );
}
