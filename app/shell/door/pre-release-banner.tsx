import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./pre-release-banner.module.css";

/** Says on every page of a pre-release host what it is. */
export function PreReleaseBanner() {
  const t = useWords<Words>("shell");
  return <p className={css.banner}>{t("preRelease.message")}</p>;
}
