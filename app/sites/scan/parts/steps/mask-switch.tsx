import { Button } from "#app/kits/ui/button/button.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";

/** A covered lower face cannot be measured; whoever wears a mask says so and is asked one thing afterwards. */
export function MaskSwitch({ isOn, onTurn }: { isOn: boolean; onTurn: (isOn: boolean) => void }) {
  const t = useMessages<Messages>();
  return (
    <Button look="line" compact aria-pressed={isOn} onClick={() => onTurn(!isOn)}>
      {isOn && <TickIcon />}
      {t("read.camera.mask")}
    </Button>
  );
}
