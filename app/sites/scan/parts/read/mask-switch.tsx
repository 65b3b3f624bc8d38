import { Button } from "#app/kits/ui/button/button.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";

/** A covered lower face cannot be measured; whoever wears a mask says so and is asked one thing afterwards. */
export function MaskSwitch({ isOn, onTurn }: { isOn: boolean; onTurn: (isOn: boolean) => void }) {
  const t = useWords<Words>();
  return (
    <Button look="line" compact aria-pressed={isOn} onClick={() => onTurn(!isOn)}>
      {isOn && <TickIcon />}
      {t("read.camera.mask")}
    </Button>
  );
}
