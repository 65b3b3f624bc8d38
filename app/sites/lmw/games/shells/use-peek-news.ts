import { useEffect } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { useLatest } from "../flow/use-latest.ts";
import type { PlayProps } from "../play-props.ts";
import { describePeek } from "./shell-news.ts";
import type { ShellWorld } from "./shell-world.ts";

/** Says which two the monster shows, behind its own line. */
export function usePeekNews({ page, showText }: Pick<PlayProps, "page" | "showText">, world: ShellWorld): void {
  const t = useMessages<Messages>();
  const { peek } = world;
  const latest = useLatest({ say: () => showText(describePeek(t, page.cast, world)) });
  useEffect(() => {
    if (peek) latest.current.say();
  }, [peek, latest]);
}
