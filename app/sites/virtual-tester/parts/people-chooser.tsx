import { FaceChooser } from "#app/kits/mirror/face-chooser.tsx";
import type { WholePhoto } from "#app/kits/mirror/photo-faces.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

interface PeopleChooserProps {
  photo: WholePhoto;
  onPerson: (index: number | "everyone") => void;
}

/** Who of a photograph wears the shade. */
export function PeopleChooser({ photo, onPerson }: PeopleChooserProps) {
  const t = useMessages<Messages>();
  return (
    <FaceChooser
      photo={photo}
      labels={{
        question: t("faces.who", { count: photo.faces.length }),
        picture: t("faces.whole"),
        face: (number) => t("faces.number", { number }),
        everyone: t("faces.everyone"),
      }}
      onFace={onPerson}
      onEveryone={() => onPerson("everyone")}
    />
  );
}
