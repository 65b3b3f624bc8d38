import { type ReactNode, useEffect, useRef } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { preferences } from "#app/kits/visitor/preferences.ts";
import type { AreaPage } from "../area.server.ts";
import css from "./area-scene.module.css";

const sizes = "(min-width: 481px) 480px, 100vw";

/** The land in three layers; they slide past each other while the page is scrolled. */
export function AreaScene({ page, isFogged, children }: { page: AreaPage; isFogged: boolean; children: ReactNode }) {
  const scene = useRef<HTMLElement>(null);
  const [back, mid, front] = page.layers;

  useEffect(() => {
    const element = scene.current;
    if (!element || preferences.isMotionReduced()) return;
    let frame = 0;
    const slide = (): void => {
      frame = 0;
      element.style.setProperty("--scrolled", `${Math.min(600, window.scrollY)}px`);
    };
    const scheduleSlide = (): void => {
      frame ||= requestAnimationFrame(slide);
    };
    slide();
    window.addEventListener("scroll", scheduleSlide, { passive: true });
    return () => {
      window.removeEventListener("scroll", scheduleSlide);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <header ref={scene} className={css.scene} data-area={page.area.id} data-fogged={isFogged || undefined}>
      {back && <Picture picture={back} fit="cover" className={css.back} sizes={sizes} priority />}
      {mid && <Picture picture={mid} alt="" fit="cover" cutout className={css.mid} sizes={sizes} />}
      {front && <Picture picture={front} alt="" fit="cover" cutout className={css.front} sizes={sizes} />}
      <span className={css.weather} aria-hidden="true" />
      <span className={`${css.veil} overlay`} aria-hidden="true" />
      <div className={`${css.words} stack-2`}>{children}</div>
    </header>
  );
}
