import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

/** 「1分20秒」, without what is none. */
export function StepTime({ seconds: total, className }: { seconds: number; className?: string }) {
  const t = useMessages<Messages>();
  const minutes = Math.floor(total / 60);
  const seconds = total % 60;
  const words =
    minutes === 0
      ? t("recipe.timeSeconds", { seconds })
      : seconds === 0
        ? t("recipe.timeMinutes", { minutes })
        : t("recipe.time", { minutes, seconds });
  return <span className={className}>{words}</span>;
}
