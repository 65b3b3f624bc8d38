import { useLanguage } from "../i18n/messages.tsx";
import { Chip, ChipRow } from "../ui/chip/chip.tsx";
import messages from "./clip-messages.json";
import { type PictureSizeName, pictureSizeNames } from "./picture-sizes.ts";

interface PictureSizePickerProps {
  size: PictureSizeName;
  onSize: (size: PictureSizeName) => void;
}

/** Which size a picture is made in. */
export function PictureSizePicker({ size, onSize }: PictureSizePickerProps) {
  const words = messages[useLanguage()];
  return (
    <ChipRow label={words.size}>
      {pictureSizeNames.map((name) => (
        <Chip key={name} pressed={name === size} onPress={() => onSize(name)}>
          {words[name]}
        </Chip>
      ))}
    </ChipRow>
  );
}
