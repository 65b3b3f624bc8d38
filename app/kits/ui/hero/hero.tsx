import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../../basics/class-names.ts";
import { Grain } from "../grain/grain.tsx";
import { ArrowBackIcon } from "../icons/arrow-back.tsx";
import css from "./hero.module.css";

type HeroProps = ComponentProps<"section"> & {
  /** The picture, `fit="cover"`. */
  scene: ReactNode;
  /** Which side of the picture is dark for what stands on it: `side` for a heading that hangs at the right, `low` for words at the foot alone. */
  veil?: "side" | "low";
  /** `--focus` of the picture, or a veil of its own as `--veil`. */
  sceneClassName?: string | undefined;
  /** What one reads or does first, on the bottom line. */
  foot?: ReactNode;
  footClassName?: string | undefined;
};

/** The first view of a site: a picture to all edges, its heading, and at the thumb what to do. As high as the window. */
export function Hero({
  scene,
  veil = "side",
  sceneClassName,
  foot,
  footClassName,
  className,
  children,
  ...section
}: HeroProps) {
  return (
    <section {...section} className={classNames(css.hero, className)}>
      <div className={classNames(css.scene, css[veil], sceneClassName)}>
        {scene}
        <Grain />
      </div>
      {children}
      {foot && <div className={classNames(css.foot, footClassName)}>{foot}</div>}
    </section>
  );
}

/** The way back to the list, at the upper left of a hero or of the head of a page. */
export function HeroBack({ children, ...link }: Omit<LinkProps, "className" | "style">) {
  return (
    <Link {...link} className={css.back}>
      <ArrowBackIcon />
      {children}
    </Link>
  );
}
