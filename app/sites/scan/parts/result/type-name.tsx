import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useLanguage } from "#app/kits/i18n/messages.tsx";
import type { TypeView } from "../../page-parts.server.ts";
import css from "./type-name.module.css";

/**
 * The name of a type over its portrait: in Japanese its kana, tall and vertical, with the kanji at its foot; in Chinese the
 * kanji; elsewhere the name in its own letters. The code stands beside it, as it stands in addresses.
 */
export function TypeName({
  type,
  level = 2,
}: {
  type: Pick<TypeView, "code" | "kanji" | "reading" | "name">;
  level?: 1 | 2;
}) {
  const lang = useLanguage();
  const Heading = `h${level}` as const;
  const isJapanese = lang === "ja";
  return (
    <Heading className={css.name}>
      <span
        className={classNames(css.tall, "text-banner", role.display, isJapanese && type.reading.length > 4 && css.long)}
        aria-hidden={isJapanese || undefined}
      >
        {isJapanese ? type.reading : type.name}
      </span>
      <span className={css.side}>
        {lang !== "zh-TW" && (
          <span className={`${css.kanji} text-face text-heading`} lang="ja">
            {type.kanji}
            {isJapanese && <span className="visually-hidden">（{type.reading}）</span>}
          </span>
        )}
        <span className={classNames("text-quiet", role.micro)}>{type.code}</span>
      </span>
    </Heading>
  );
}
