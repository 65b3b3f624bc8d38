import { useRef, useState } from "react";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Lore } from "./lore.server.ts";
import css from "./lore.module.css";

interface ChapterProps {
  chapter: NonNullable<Lore["chapter"]>;
  name: string;
}

/** The chapter a monster was elected for, and its picture as a wallpaper, made on the device. */
export function Chapter({ chapter, name }: ChapterProps) {
  const t = useWords<Words>();
  const say = useToast();
  const place = useRef<HTMLElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [toPress, setToPress] = useState<Blob | null>(null);

  async function save(): Promise<void> {
    // Beside it lies its blur.
    const image = place.current?.querySelector<HTMLImageElement>("picture img");
    if (!image) return;
    setIsBusy(true);
    try {
      const { paintWallpaper } = await import("./paint-wallpaper.ts");
      const blob = await paintWallpaper(image);
      if (inAppBrowser(navigator.userAgent)) return setToPress(blob);
      savePicture(blob, `${t("lore.wallpaperName", { name })}.jpg`);
      say({ text: t("lore.saved") });
    } catch {
      say({ text: t("lore.notSaved") });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section ref={place} id="chapter" className={css.chapter} aria-labelledby="chapter-title" data-chapter>
      <p>{t("lore.elected", { name })}</p>
      <h2 id="chapter-title" className={role.display}>
        {chapter.title}
      </h2>
      {chapter.lines.map((line) => (
        <p key={line} className={css.told}>
          {line}
        </p>
      ))}
      <Picture picture={chapter.picture} className={css.wall} sizes="(min-width: 481px) 440px, 92vw" />
      <Button look="line" wide pending={isBusy} onClick={() => void save()}>
        {t("lore.wallpaper")}
      </Button>
      {toPress && <PressToSave picture={toPress} />}
    </section>
  );
}
