import css from "./pre-release-banner.module.css";

/** Says on every page of a pre-release host what it is, and stays in sight. */
export function PreReleaseBanner({ text }: { text: string }) {
  return (
    <p className={css.banner} lang="ja">
      {text}
    </p>
  );
}
