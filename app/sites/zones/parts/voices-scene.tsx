import { useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import horizon from "#app/kits/ui/pictures/zone5-horizon.json";
import ripples from "#app/kits/ui/pictures/zone5-ripples.json";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { ScenePicture } from "./scene-picture.tsx";
import css from "./voices-scene.module.css";

export interface Voice {
  id: string;
  name: string;
  hex: string;
  line: string;
}

/** A horizon of liquid rouge. Each ripple is a voice: touched, its sentence surfaces, underlined in its shade. */
export function VoicesScene({ voices }: { voices: Voice[] }) {
  const t = useWords<Words>();
  const place = useRef<HTMLUListElement>(null);
  const [heard, setHeard] = useState<Voice | null>(null);
  const under = voices.slice(0, ripples.length);

  // Where the ripples lie is data of the picture; the policy allows no style in the served page.
  useLayoutEffect(() => {
    [...(place.current?.children ?? [])].forEach((item, i) => {
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
        <ul ref={place} className={css.ripples} aria-label={t("voices.label")}>
          {under.map((voice) => (
            <li key={voice.id} className={css.place}>
              <button
                type="button"
                className={css.ripple}
                aria-label={t("voices.touch", { name: voice.name })}
                aria-pressed={heard?.id === voice.id}
                onClick={() => setHeard(voice)}
              ></button>
            </li>
          ))}
        </ul>
      </ScenePicture>
      <p role="status" className={css.sentence}>
        {heard && (
          <span key={heard.id} className={css.voice}>
            <span className={classNames(css.line, role.display)}>{heard.line}</span>
            <span className={classNames(css.shade, shadeClass(heard.hex))} aria-hidden="true" />
            <span className={css.name}>{heard.name}</span>
          </span>
        )}
      </p>
    </>
  );
}
