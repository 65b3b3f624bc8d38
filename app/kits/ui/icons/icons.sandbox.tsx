import { ArrowIcon } from "./arrow.tsx";
import { ArrowBackIcon } from "./arrow-back.tsx";
import { ArrowOutIcon } from "./arrow-out.tsx";
import { CameraIcon } from "./camera.tsx";
import { CloseIcon } from "./close.tsx";
import { MinusIcon } from "./minus.tsx";
import { PlusIcon } from "./plus.tsx";
import { SearchIcon } from "./search.tsx";
import { ShareIcon } from "./share.tsx";
import { SoundOffIcon } from "./sound-off.tsx";
import { SoundOnIcon } from "./sound-on.tsx";
import { TickIcon } from "./tick.tsx";

const all = [
  ArrowIcon,
  ArrowBackIcon,
  ArrowOutIcon,
  CloseIcon,
  TickIcon,
  PlusIcon,
  MinusIcon,
  ShareIcon,
  SoundOnIcon,
  SoundOffIcon,
  CameraIcon,
  SearchIcon,
];

export const sandboxes = {
  "all there are": () => all.map((Icon) => <Icon key={Icon.name} />),
};
