import { Link, type LinkProps } from "react-router";
import { ArrowBackIcon } from "../icons/arrow-back.tsx";
import css from "./hero.module.css";

/** The way back to the list, at the upper left of a hero or of the head of a page. */
export function HeroBack({ children, ...link }: Omit<LinkProps, "className" | "style">) {
  return (
    <Link {...link} className={css.back}>
      <ArrowBackIcon />
      {children}
    </Link>
  );
}
